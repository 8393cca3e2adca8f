import { z } from "zod";
import { limits } from "../limits.ts";
import { Tone } from "./answer.ts";

const text = z.string().trim().min(1, "Text is required").max(limits.promptCharacters);

/**
 * What the card of a reply shows beside its words. `edited_from`: the place of that card, from 0, where the words were
 * changed before they were said.
 */
const EntryMeta = z.object({
	tone: Tone,
	emoji: z.string().max(16),
	keyword: z.string().max(80),
	edited_from: z
		.int()
		.min(0)
		.max(Math.max(...limits.answerCounts) - 1)
		.optional(),
});
export type EntryMeta = z.infer<typeof EntryMeta>;

/** One line of the conversation log: `user` is what was put in or said by a quick button, `assistant` the reply picked. */
export const ConversationEntry = z.discriminatedUnion("role", [
	z.object({ role: z.literal("user"), text }),
	z.object({
		role: z.literal("assistant"),
		text,
		meta: EntryMeta,
	}),
]);
export type ConversationEntry = z.infer<typeof ConversationEntry>;
