import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { conversationEntry } from "./schema.ts";

export type LoggedEntry = Pick<typeof conversationEntry.$inferSelect, "id" | "role" | "text">;

/** @returns false if an entry with this id existed */
export async function addEntry(
	db: Database,
	row: { id: string; personId: string; entry: ConversationEntry; at: Date },
): Promise<boolean> {
	const { id, personId, entry, at } = row;
	const meta = entry.role === "assistant" ? entry.meta : null;
	const { rowCount } = await db
		.insert(conversationEntry)
		.values({ id, personId, role: entry.role, text: entry.text, meta, createdAt: at })
		.onConflictDoNothing();
	return rowCount === 1;
}

/** The newest `count` entries since `since`, oldest first. */
export async function latestEntries(
	db: Database,
	personId: string,
	{ since, count }: { since: Date; count: number },
): Promise<LoggedEntry[]> {
	const rows = await db
		.select({ id: conversationEntry.id, role: conversationEntry.role, text: conversationEntry.text })
		.from(conversationEntry)
		.where(and(eq(conversationEntry.personId, personId), gt(conversationEntry.createdAt, since)))
		.orderBy(desc(conversationEntry.createdAt))
		.limit(count);
	return rows.reverse();
}
