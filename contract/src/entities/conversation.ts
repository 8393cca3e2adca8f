import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";
import { Tone } from "./answer.ts";

const text = Text.trim().min(1, "Text is required").max(limits.promptCharacters);

/**
 * What a reply's card shows besides its text. `edited_from`: the index of that card, from 0, if the text was edited
 * before it was spoken.
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
/** Text that is not from a card: typed by the person, or one of the saved phrases. */
const OwnMeta = z.object({ kind: z.literal("own") });
export const EntryMeta = z.union([ReplyMeta, OwnMeta]);
export type EntryMeta = z.infer<typeof EntryMeta>;

/** Created by the browser, so that a line that is sent twice or late is stored once, with the time when it was said. */
const Made = {
	id: z.uuid().optional(),
	at: z.iso.datetime().optional(),
	/** The line was deleted and is restored: it was counted before and is not counted again. */
	put_back: z.literal(true).optional(),
};

/**
 * One line of the conversation log. `user`: text that was put in or said by a quick button; `assistant`: text that was
 * spoken, a reply or the person's own words.
 */
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
