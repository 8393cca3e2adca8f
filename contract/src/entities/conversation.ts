import { z } from "zod";
import { limits } from "../limits.ts";
import { Tone } from "./answer.ts";

const text = z.string().trim().min(1, "Text is required").max(limits.promptCharacters);

/** One line of the conversation log: `user` is what was put in or said by a quick button, `assistant` the reply picked. */
export const ConversationEntry = z.discriminatedUnion("role", [
	z.object({ role: z.literal("user"), text }),
	z.object({
		role: z.literal("assistant"),
		text,
		meta: z.object({ tone: Tone, emoji: z.string().max(16), keyword: z.string().max(80) }),
	}),
]);
export type ConversationEntry = z.infer<typeof ConversationEntry>;
