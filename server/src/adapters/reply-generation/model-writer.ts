import type { ReplyRequest, TurnPlan } from "@sayso/replies";
import type { ModelConfig } from "../../config/model.ts";
import type { AnswerForm } from "../../seams/model-setup.ts";
import type { Tokens } from "../../seams/reply-generation.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { modelElements } from "./model-elements.ts";
import { instructions } from "./prompt/instructions.ts";
import { turnPart } from "./prompt/prompt.ts";
import { formsOf, modelOf } from "./providers.ts";
import { leadOf } from "./seating/closed-acts.ts";

/** Writes for a turn what a language model would. */
export interface ModelWriter {
	/** In which form it answers, as far as that is known. */
	readonly form: AnswerForm;
	/**
	 * What the model writes, each thing as soon as it is closed: of any shape, and nobody has judged it yet.
	 * @throws {SeamError} where it wrote nothing at all
	 */
	write(request: ReplyRequest, plan: TurnPlan, signal: AbortSignal, caller?: WriterCaller): AsyncIterable<unknown>;
	/** As `ReplyGeneration.prepare`. */
	prepare?(request: ReplyRequest, personId: string): Promise<void>;
}

interface WriterCaller {
	/** Whose turn it is, for a model that several people share. */
	personId?: string | undefined;
	spend?(tokens: Tokens): void;
	/** Called with the first sign of the model. */
	stir?(): void;
}

/** How a server says that it does not take a request as it is: the form may be why. */
const unfit: ReadonlySet<number | undefined> = new Set([400, 415, 422, 501]);

/**
 * A configuration's model. A server that refuses the form it is asked for is asked once more in a looser one; what it took then is
 * kept to.
 */
export function modelWriter(config: ModelConfig): ModelWriter {
	const forms = formsOf(config).map((form) => ({ form, model: modelOf(config, form) }));
	const fixed = instructions("json");
	let known = 0;
	return {
		get form() {
			return forms[known]?.form ?? "words";
		},
		async *write(request, plan, signal, { spend = () => {}, stir = () => {} } = {}) {
			const prompt = turnPart(request, plan, leadOf(plan).length);
			for (let tried = known; ; tried++) {
				const { model } = forms[tried] ?? { model: modelOf(config, "words") };
				const call = { model, limits: config.limits, instructions: fixed, prompt, signal, spend, stir };
				try {
					for await (const element of modelElements(call)) {
						known = tried;
						yield element;
					}
					return;
				} catch (error) {
					const isLast = tried + 1 >= forms.length;
					if (isLast || !(error instanceof SeamError) || !unfit.has(error.status)) throw error;
				}
			}
		},
	};
}
