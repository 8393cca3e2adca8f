import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";
import { Tone } from "./answer.ts";

const text = Text.trim().min(1, "Text is required").max(limits.promptCharacters);

/**
 * What the card of a reply shows beside its words. `edited_from`: the place of that card, from 0, where the words were
 * changed before they were said.
 */
const ReplyMeta = z.object({
	tone: Tone,
	emoji: Text.max(16),
	keyword: Text.max(80),
	edited_from: z
		.int()
		.min(0)
		.max(Math.max(...limits.answerCounts) - 1)
		.optional(),
});
/** Words that are on no card: what the person typed, or one of the phrases that can always be said. */
const OwnMeta = z.object({ kind: z.literal("own") });
export const EntryMeta = z.union([ReplyMeta, OwnMeta]);
export type EntryMeta = z.infer<typeof EntryMeta>;

/** Made by the browser, so that a line sent twice, or much later, is one line with the time it was said at. */
const Made = {
	id: z.uuid().optional(),
	at: z.iso.datetime().optional(),
	/** It was deleted and comes back: whatever it counted for is counted. */
	put_back: z.literal(true).optional(),
};

/** One line of the conversation log: `user` is what was put in or said by a quick button, `assistant` what was said: a reply, or own words. */
export const ConversationEntry = z.discriminatedUnion("role", [
	z.object({ role: z.literal("user"), text, ...Made }),
	z.object({
		role: z.literal("assistant"),
		text,
		meta: EntryMeta,
		...Made,
	}),
]);
export type ConversationEntry = z.infer<typeof ConversationEntry>;
