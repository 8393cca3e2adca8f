import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { Context } from "../../context.ts";
import { addEntry } from "../../store/conversations.ts";
import { countPick } from "../picks/count-pick.ts";

/**
 * Adds one line to a person's conversation log and returns its id. A picked reply is counted too. A browser that missed
 * the response sends its line again: it is added and counted only once, even if it was deleted and restored. A time in
 * the future is replaced by now.
 */
export async function logEntry(context: Context, personId: string, entry: ConversationEntry): Promise<{ id: string }> {
	const { id = context.newId(), at } = entry;
	const now = context.clock.now();
	const said = at ? new Date(Math.min(Date.parse(at), now.getTime())) : now;
	const isNew = await addEntry(context.db, { id, personId, entry, at: said });
	if (isNew && entry.role === "assistant" && !entry.put_back) await countPick(context, personId, entry);
	return { id };
}
