import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { Context } from "../../context.ts";
import { addEntry } from "../../store/conversations.ts";

/** Adds one line to a person's conversation log and gives its id. */
export async function logEntry(context: Context, personId: string, entry: ConversationEntry): Promise<{ id: string }> {
	const id = context.newId();
	await addEntry(context.db, { id, personId, entry, now: context.clock.now() });
	return { id };
}
