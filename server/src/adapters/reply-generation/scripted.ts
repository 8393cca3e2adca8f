import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { Tokens } from "@sayso/model-replies/model-writer.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { SeamError } from "../../seams/seam-error.ts";

/**
 * Replies with predictable texts for tests: `Reply 1 to …` for each row.
 * @param script.failAfter the number of replies before the engine fails
 * @param script.tokens the cost of each attempt
 */
export function scriptedReplies(script: { failAfter?: number; tokens?: Tokens } = {}): ReplyGeneration {
	return {
		name: "scripted",
		label: "Scripted replies",
		basic: false,
		leads: false,
		available: async () => true,
		async *stream(request, { rows }, signal, caller) {
			if (script.tokens) caller?.spend?.(script.tokens);
			for (const [index, row] of rows.entries()) {
				signal.throwIfAborted();
				if (index === script.failAfter) throw new SeamError("scripted failure", { retryable: true });
				const text = `Reply ${index + 1} of try ${request.shown.length + 1} to ${request.text}`;
				yield { text, tone: row.tone, emoji: "💬", keyword: "talk" } satisfies Answer;
			}
		},
	};
}
