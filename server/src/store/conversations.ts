import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { conversationEntry } from "./schema.ts";

export type LoggedEntry = Pick<typeof conversationEntry.$inferSelect, "id" | "role" | "text">;

export async function addEntry(
	db: Database,
	row: { id: string; personId: string; entry: ConversationEntry; now: Date },
): Promise<void> {
	const { id, personId, entry, now } = row;
	await db.insert(conversationEntry).values({
		id,
		personId,
		role: entry.role,
		text: entry.text,
		meta: entry.role === "assistant" ? entry.meta : null,
		createdAt: now,
	});
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
