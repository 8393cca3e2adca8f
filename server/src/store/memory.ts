import { and, desc, eq, gte, lt, max, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { pickCount } from "./picks-schema.ts";
import { conversationEntry, openTurn } from "./schema.ts";

type Line = Pick<typeof conversationEntry.$inferSelect, "id" | "role" | "text" | "createdAt">;

/** Days after which a line counts 1/e of what it counts today. */
const fadingDays = 30;
/** Matching lines that are weighed against each other. */
const mostWeighed = 500;

const isOf = (personId: string) => eq(conversationEntry.personId, personId);

/** One page of what is remembered, newest first. @param page.after the line the page before ended with */
export async function rememberedPage(
	db: Database,
	personId: string,
	page: { after: { at: Date; id: string } | undefined; count: number },
): Promise<Line[]> {
	const { id, role, text, createdAt } = conversationEntry;
	const { after } = page;
	const isLater = after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id)));
	return db
		.select({ id, role, text, createdAt })
		.from(conversationEntry)
		.where(and(isOf(personId), isLater))
		.orderBy(desc(createdAt), desc(id))
		.limit(page.count);
}

export const countRemembered = (db: Database, personId: string): Promise<number> =>
	db.$count(conversationEntry, isOf(personId));

/**
 * The lines with most of the given words, newer ones before older ones, the same line once. Only the newest that have any
 * of the words are weighed, so that a long memory is searched as fast as a short one.
 * @param search.words none of them is read as an operator
 * @param search.except lines that are known already, and the text that is being answered
 */
export async function findRemembered(
	db: Database,
	personId: string,
	search: { words: string[]; since: Date; now: Date; count: number; except: { ids: string[]; text: string } },
): Promise<Pick<Line, "role" | "text">[]> {
	const { id, role, text, words, createdAt } = conversationEntry;
	const query = sql`websearch_to_tsquery('english', ${search.words.join(" or ")})`;
	const found = db
		.select({ role, text, words, createdAt })
		.from(conversationEntry)
		.where(
			and(
				isOf(personId),
				gte(createdAt, search.since),
				sql`${words} @@ ${query}`,
				notInArray(id, search.except.ids),
				ne(sql`lower(${text})`, search.except.text.toLowerCase()),
			),
		)
		.orderBy(desc(createdAt))
		.limit(mostWeighed)
		.as("found");
	const days = sql`extract(epoch from ${search.now.toISOString()}::timestamptz - ${found.createdAt}) / 86400`;
	const score = max(sql`ts_rank_cd(${found.words}, ${query}) * exp(-(${days}) / ${fadingDays}::float)`);
	return db
		.select({ role: found.role, text: found.text })
		.from(found)
		.groupBy(found.role, found.text)
		.orderBy(desc(score), desc(max(found.createdAt)))
		.limit(search.count);
}

/** Forgets one line. @returns whether the person had it */
export async function forgetLine(db: Database, personId: string, id: string): Promise<boolean> {
	const { rowCount } = await db.delete(conversationEntry).where(and(isOf(personId), eq(conversationEntry.id, id)));
	return rowCount === 1;
}

/** Forgets every line of a person, the turn they were answering and what they picked. @returns how many lines there were */
export async function forgetEverything(db: Database, personId: string): Promise<number> {
	return db.transaction(async (tx) => {
		await tx.delete(openTurn).where(eq(openTurn.personId, personId));
		await tx.delete(pickCount).where(eq(pickCount.personId, personId));
		const { rowCount } = await tx.delete(conversationEntry).where(isOf(personId));
		return rowCount ?? 0;
	});
}

export async function forgetBefore(db: Database, personId: string, before: Date): Promise<void> {
	await db.delete(conversationEntry).where(and(isOf(personId), lt(conversationEntry.createdAt, before)));
}

/** Everybody of whom a line is older than `before`. */
export async function peopleRememberedBefore(db: Database, before: Date): Promise<string[]> {
	const { personId, createdAt } = conversationEntry;
	const rows = await db.selectDistinct({ personId }).from(conversationEntry).where(lt(createdAt, before));
	return rows.map((row) => row.personId);
}
