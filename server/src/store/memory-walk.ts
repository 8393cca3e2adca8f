import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { type Due, peopleAtATime } from "./memory-due.ts";
import { memoryDue, memoryWalk } from "./memory-due-schema.ts";

type Walk = typeof memoryWalk.$inferSelect;

/** How far everybody was looked at since a plan changed; undefined where nobody has to be. */
export async function walkToDo(db: Database): Promise<Walk | undefined> {
	const [walk] = await db.select().from(memoryWalk).where(eq(memoryWalk.id, true));
	return walk;
}

/** The next of everybody, by their id: as many as one statement finds soon, those with nothing kept among them. */
export const peopleToWalk = (db: Database, { after }: Walk): Promise<Due[]> =>
	db
		.select()
		.from(memoryDue)
		.where(gt(memoryDue.personId, after))
		.orderBy(asc(memoryDue.personId))
		.limit(peopleAtATime);

/** Notes how far it is, or that it is done where there was nobody left. Not where a plan changed since: then it begins again. */
export async function walkOn(db: Database, { since }: Walk, last: string | undefined): Promise<void> {
	const isSame = and(eq(memoryWalk.id, true), eq(memoryWalk.since, since));
	if (last === undefined) await db.delete(memoryWalk).where(isSame);
	else await db.update(memoryWalk).set({ after: last }).where(isSame);
}
