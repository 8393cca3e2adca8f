import { and, asc, eq, lte, min, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { memoryDue } from "./memory-due-schema.ts";
import { conversationEntry } from "./schema.ts";

export const peopleAtATime = 200;

export type Due = typeof memoryDue.$inferSelect;

/** Whether the person has any line. */
export const isSomethingKept = ({ at }: Due): boolean => at !== "infinity";

/** Everyone whose lines may be due by `now`, each once, in batches that one statement finds quickly. */
export async function* peopleDue(db: Database, now: Date): AsyncGenerator<Due> {
	const { personId, at } = memoryDue;
	for (let after: Due | undefined; ; ) {
		const isLater = after && sql`(${at}, ${personId}) > (${after.at}::timestamptz, ${after.personId})`;
		const found = await db
			.select({ personId, at })
			.from(memoryDue)
			.where(and(lte(at, now.toISOString()), isLater))
			.orderBy(asc(at), asc(personId))
			.limit(peopleAtATime);
		yield* found;
		after = found.at(-1);
		if (!after || found.length < peopleAtATime) return;
	}
}

/**
 * Sets when a person is next checked: when their oldest line expires, or at `atLatest`. Does nothing if the time was
 * changed since the person was read.
 * @param when `soonest`: not before this moment
 */
export async function setDue(
	db: Database,
	found: Due,
	when: { keptMilliseconds: number; atLatest: Date | null; soonest: Date },
): Promise<void> {
	await db.transaction(async (transaction) => {
		const isOf = eq(memoryDue.personId, found.personId);
		// A transaction that adds a line locks the same row: either its line is visible below, or it sees the time set
		// here.
		const [due] = await transaction.select({ at: memoryDue.at }).from(memoryDue).where(isOf).for("update");
		if (due?.at !== found.at) return;
		const [oldest] = await transaction
			.select({ at: min(conversationEntry.createdAt) })
			.from(conversationEntry)
			.where(eq(conversationEntry.personId, found.personId));
		await transaction
			.update(memoryDue)
			.set({ at: oldest?.at ? nextLook(oldest.at, when).toISOString() : "infinity" })
			.where(isOf);
	});
}

/**
 * Schedules a person's check for the next hourly run. Like the triggers, it sets a moment long past that is different
 * each time.
 */
export async function dueAtOnce(db: Database, personId: string): Promise<void> {
	const at = sql`clock_timestamp() - interval '1000 years'`;
	await db.update(memoryDue).set({ at }).where(eq(memoryDue.personId, personId));
}

function nextLook(oldest: Date, { keptMilliseconds, atLatest, soonest }: Parameters<typeof setDue>[2]): Date {
	const kept = oldest.getTime() + keptMilliseconds;
	return new Date(Math.max(Math.min(kept, atLatest?.getTime() ?? kept), soonest.getTime()));
}
