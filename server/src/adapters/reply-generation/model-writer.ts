import type { ModelWriter } from "@sayso/model-replies/model-writer.ts";
import { instructions } from "@sayso/model-replies/prompt/instructions.ts";
import { turnPart } from "@sayso/model-replies/prompt/prompt.ts";
import { leadOf } from "@sayso/model-replies/seating/closed-acts.ts";
import type { ModelConfig } from "../../config/model.ts";
import type { AnswerForm } from "../../seams/model-setup.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { modelElements } from "./model-elements.ts";
import { formsOf, modelOf } from "./providers.ts";

/** A writer, and the form in which its model answers, as far as that is known. */
export interface FormedWriter extends ModelWriter {
	readonly form: AnswerForm;
}

/** How a server says that it does not take a request as it is: the form may be why. */
const unfit: ReadonlySet<number | undefined> = new Set([400, 415, 422, 501]);

/**
 * A configuration's model. A server that refuses the form it is asked for is asked once more in a looser one; what it took then is
 * kept to.
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
