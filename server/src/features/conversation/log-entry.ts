import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { Context } from "../../context.ts";
import { addEntry } from "../../store/conversations.ts";
import { countPick } from "../picks/count-pick.ts";

/** Adds one line to a person's conversation log and gives its id. A reply that was picked is counted, too. */
export async function logEntry(context: Context, personId: string, entry: ConversationEntry): Promise<{ id: string }> {
	if (entry.role === "assistant") await countPick(context, personId, entry);
	const id = context.newId();
	await addEntry(context.db, { id, personId, entry, now: context.clock.now() });
	return { id };
}
