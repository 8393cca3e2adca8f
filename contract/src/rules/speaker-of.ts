import type { ConversationEntry } from "../entities/conversation.ts";
import { quickWords } from "../entities/voice.ts";

/** Whose words a line is: the partner's, heard or typed, or the person's own. */
export const speakerOf = ({ role, text }: Pick<ConversationEntry, "role" | "text">): "partner" | "person" =>
	role === "user" && !quickWords.has(text) ? "partner" : "person";
