import type { ModelWriter } from "@sayso/model-replies/model-writer.ts";
import { instructions } from "@sayso/model-replies/prompt/instructions.ts";
import { turnPart } from "@sayso/model-replies/prompt/prompt.ts";
import { leadOf } from "@sayso/model-replies/seating/closed-acts.ts";
import type { ModelConfig } from "../../config/model.ts";
import type { AnswerForm } from "../../seams/model-setup.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { modelElements } from "./model-elements.ts";
import { formsOf, modelOf } from "./providers.ts";

/** A writer, with the form of its model's answers as far as it is known. */
export interface FormedWriter extends ModelWriter {
	readonly form: AnswerForm;
}

/** Statuses of a server that rejects a request as it is: the requested form may be the reason. */
const unfit: ReadonlySet<number | undefined> = new Set([400, 415, 422, 501]);

/**
 * The writer of a configured model. If the server rejects the requested form, it is asked again with a less strict one,
 * and the form that works is remembered.
 */
export function modelWriter(config: ModelConfig): FormedWriter {
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
