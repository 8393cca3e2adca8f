import { and, desc, eq, gte, lt, max, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { deleteInBatches } from "./in-batches.ts";
import { pickCount } from "./picks-schema.ts";
import { conversationEntry, openTurn } from "./schema.ts";

type Line = Pick<typeof conversationEntry.$inferSelect, "id" | "role" | "text" | "meta" | "createdAt">;

/** Days after which the weight of a line has fallen to 1/e. */
const fadingDays = 30;
/** The most matching lines that are ranked. */
const mostWeighed = 500;

const isOf = (personId: string) => eq(conversationEntry.personId, personId);

/**
 * A page of lines. `after`: the last line of the previous page; `words`: only lines that contain all of them, anywhere.
 */
interface Page {
	since: Date;
	after: { at: Date; id: string } | undefined;
	count: number;
	words?: readonly string[];
}

/** One page of a person's memory, newest first. The words are not patterns. */
export async function rememberedPage(
	db: Database,
	personId: string,
	{ since, after, count, words = [] }: Page,
): Promise<Line[]> {
	const { id, role, text, meta, createdAt } = conversationEntry;
	const isLater = after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id)));
	const has = words.map((word) => sql`strpos(lower(${text}), lower(${word})) > 0`);
	return db
		.select({ id, role, text, meta, createdAt })
		.from(conversationEntry)
		.where(and(isOf(personId), gte(createdAt, since), isLater, ...has))
		.orderBy(desc(createdAt), desc(id))
		.limit(count);
}

export const countRemembered = (db: Database, personId: string, since: Date): Promise<number> =>
	db.$count(conversationEntry, and(isOf(personId), gte(conversationEntry.createdAt, since)));

/**
 * The lines with most of the given words, newer before older, without duplicates. Only the newest matching lines are
 * ranked, so that a long memory is searched as fast as a short one.
 * @param search.words plain words, never operators
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

/** Deletes one line. @returns whether the person had it */
export async function forgetLine(db: Database, personId: string, id: string): Promise<boolean> {
	const { rowCount } = await db.delete(conversationEntry).where(and(isOf(personId), eq(conversationEntry.id, id)));
	return rowCount === 1;
}

/** Deletes every line of a person, the turn they were answering and their picks. @returns how many lines there were */
export async function forgetEverything(db: Database, personId: string): Promise<number> {
	await db.delete(openTurn).where(eq(openTurn.personId, personId));
	await db.delete(pickCount).where(eq(pickCount.personId, personId));
	return deleteInBatches(db, conversationEntry, isOf(personId), conversationEntry.createdAt);
}

export async function forgetBefore(db: Database, personId: string, before: Date): Promise<void> {
	const { createdAt } = conversationEntry;
	await deleteInBatches(db, conversationEntry, and(isOf(personId), lt(createdAt, before)), createdAt);
}
