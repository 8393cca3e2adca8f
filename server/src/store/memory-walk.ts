import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { type Due, peopleAtATime } from "./memory-due.ts";
import { memoryDue, memoryWalk } from "./memory-due-schema.ts";

type Walk = typeof memoryWalk.$inferSelect;

/** How far the check after a plan change has come; undefined if no check is due. */
export async function walkToDo(db: Database): Promise<Walk | undefined> {
	const [walk] = await db.select().from(memoryWalk).where(eq(memoryWalk.id, true));
	return walk;
}

/** The next people by id, as many as one statement finds quickly, including those without lines. */
export const peopleToWalk = (db: Database, { after }: Walk): Promise<Due[]> =>
	db
		.select()
		.from(memoryDue)
		.where(gt(memoryDue.personId, after))
		.orderBy(asc(memoryDue.personId))
		.limit(peopleAtATime);

/**
 * Records the progress of the check, or its end after the last person. Does nothing if a plan has changed since: then
 * the check starts again.
 */
export async function walkOn(db: Database, { since }: Walk, last: string | undefined): Promise<void> {
	const isSame = and(eq(memoryWalk.id, true), eq(memoryWalk.since, since));
	if (last === undefined) await db.delete(memoryWalk).where(isSame);
	else await db.update(memoryWalk).set({ after: last }).where(isSame);
}
