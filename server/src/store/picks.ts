import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { PickCount } from "@sayso/replies";
import { eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { deleteInBatches } from "./in-batches.ts";
import { pickCount } from "./picks-schema.ts";

/** Days after which a pick counts half. */
const halfLifeDays = 30;
/** After this many half-lives a count is negligible. */
const negligibleAfter = 10;
/** A stored count, faded to `now`. */
const faded = (column: typeof pickCount.picked | typeof pickCount.expected, now: Date): SQL<number> => {
	const days = sql`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${pickCount.at}) / 86400)`;
	return sql<number>`${column} * power(0.5, (${days}) / ${halfLifeDays}::float)`;
};

/** A person's earlier picks with their current weight. */
export async function picksOf(db: Database, personId: string, now: Date): Promise<PickCount[]> {
	const { act, intent, picked, expected } = pickCount;
	return db
		.select({ act, intent, picked: faded(picked, now), expected: faded(expected, now) })
		.from(pickCount)
		.where(eq(pickCount.personId, personId));
}

/** Adds to the counts of rows, each named once, in one statement, so that simultaneous additions all count. */
export async function addPicks(db: Database, personId: string, counts: PickCount[], now: Date): Promise<void> {
	if (counts.length === 0) return;
	// In a fixed order, so that two calls never deadlock.
	const ordered = counts.toSorted((a, b) => (a.act + a.intent < b.act + b.intent ? -1 : 1));
	await db
		.insert(pickCount)
		.values(ordered.map((count) => ({ ...count, personId, at: now })))
		.onConflictDoUpdate({
			target: [pickCount.personId, pickCount.act, pickCount.intent],
			set: {
				picked: sql`${faded(pickCount.picked, now)} + excluded.picked`,
				expected: sql`${faded(pickCount.expected, now)} + excluded.expected`,
				at: sql`greatest(${pickCount.at}, excluded.at)`,
			},
		});
}

/** Deletes negligible counts. */
export async function deleteFadedPicks(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - negligibleAfter * halfLifeDays * dayMilliseconds);
	await deleteInBatches(db, pickCount, lt(pickCount.at, before), pickCount.at);
}
