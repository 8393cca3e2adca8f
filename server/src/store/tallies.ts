import { eq, lt, lte, or, sql } from "drizzle-orm";
import { tally } from "./accounts-schema.ts";
import type { Database } from "./database.ts";
import { deleteInBatches } from "./in-batches.ts";

export interface TallyRule {
	/** The most counts in one span. */
	most: number;
	/** The length of a span, which begins with its first count. */
	seconds: number;
}

/**
 * Counts one more, in one statement, so that simultaneous calls at all replicas never exceed `most`.
 * @returns false if the span is full; nothing is counted then
 */
export async function countOne(
	db: Pick<Database, "insert">,
	key: string,
	{ most, seconds }: TallyRule,
	now: Date,
): Promise<boolean> {
	const endsAt = new Date(now.getTime() + seconds * 1000);
	const isOver = lte(tally.endsAt, now);
	const counted = await db
		.insert(tally)
		.values({ key, count: 1, endsAt })
		.onConflictDoUpdate({
			target: tally.key,
			set: {
				count: sql`case when ${isOver} then 1 else ${tally.count} + 1 end`,
				endsAt: sql`case when ${isOver} then ${endsAt.toISOString()}::timestamptz else ${tally.endsAt} end`,
			},
			setWhere: or(isOver, lt(tally.count, most)),
		})
		.returning();
	return counted.length > 0;
}

/** Takes one count back, because the counted event did not happen. */
export async function uncountOne(db: Pick<Database, "update">, key: string): Promise<void> {
	await db
		.update(tally)
		.set({ count: sql`greatest(${tally.count} - 1, 0)` })
		.where(eq(tally.key, key));
}

/** Whether a span is full at `now`. */
export async function isFull(
	db: Pick<Database, "select">,
	key: string,
	{ most }: TallyRule,
	now: Date,
): Promise<boolean> {
	const [row] = await db.select().from(tally).where(eq(tally.key, key));
	return row !== undefined && row.endsAt > now && row.count >= most;
}

/** Resets a count after its owner has proved their identity. */
export async function clearTally(db: Pick<Database, "delete">, key: string): Promise<void> {
	await db.delete(tally).where(eq(tally.key, key));
}

export async function deleteTalliesBefore(db: Database, now: Date): Promise<void> {
	await deleteInBatches(db, tally, lte(tally.endsAt, now), tally.endsAt);
}
