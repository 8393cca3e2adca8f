import type { ConversationEntry } from "../entities/conversation.ts";
import { quickWords } from "../entities/voice.ts";

/** The speaker of a line: the partner, transcribed or typed, or the person. */
export const speakerOf = ({ role, text }: Pick<ConversationEntry, "role" | "text">): "partner" | "person" =>
	role === "user" && !quickWords.has(text) ? "partner" : "person";
