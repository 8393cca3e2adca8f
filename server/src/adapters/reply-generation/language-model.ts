import { randomBytes } from "node:crypto";
import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { LanguageModel } from "ai";
import type { ModelLimits } from "../../config/model.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { cardFor, standIn } from "./card-check.ts";
import { modelElements } from "./model-elements.ts";
import { staticPart, variablePart } from "./prompt/prompt.ts";

/**
 * Replies of a language model, one card a planned row. A card that will not do, and one that never comes, is the built-in
 * engine's; a model that writes nothing at all is an error.
 */
export const languageModelReplies = (
	name: string,
	label: string,
	model: LanguageModel,
	limits: ModelLimits,
): ReplyGeneration => ({
	name,
	label,
	basic: false,
	available: async () => true,
	async *stream(request, plan, signal, spend) {
		signal.throwIfAborted();
		const elements = modelElements({
			model,
			limits,
			instructions: staticPart,
			prompt: variablePart(request, plan, randomBytes(6).toString("hex")),
			signal,
			spend: (tokens) => spend?.(tokens),
		});
		const answers: OfferedAnswer[] = [];
		for await (const element of elements) {
			const row = plan[answers.length];
			if (!row) break;
			const card = cardFor(element, row, request, answers);
			answers.push(card);
			yield card;
		}
		signal.throwIfAborted();
		for (const row of plan.slice(answers.length)) {
			const card = standIn(row, request, answers);
			answers.push(card);
			yield card;
		}
	},
});
