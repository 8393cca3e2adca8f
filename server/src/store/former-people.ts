import { and, gt, inArray, lte } from "drizzle-orm";
import { formerPerson } from "./accounts-schema.ts";
import type { Database } from "./database.ts";
import { deleteInBatches } from "./in-batches.ts";

type Rows = (typeof formerPerson.$inferInsert)[];

/** Stores digests of a deleted account; an existing one is kept until the later of both moments. */
export async function keepFormer(db: Pick<Database, "insert">, rows: Rows): Promise<void> {
	for (const row of rows)
		await db
			.insert(formerPerson)
			.values(row)
			.onConflictDoUpdate({ target: formerPerson.digest, set: { forgetAt: row.forgetAt } });
}

/** Which of these digests belong to a deleted account. */
export async function formerAmong(
	db: Pick<Database, "select">,
	digests: readonly string[],
	now: Date,
): Promise<ReadonlySet<string>> {
	const rows = await db
		.select({ digest: formerPerson.digest })
		.from(formerPerson)
		.where(and(inArray(formerPerson.digest, [...digests]), gt(formerPerson.forgetAt, now)));
	return new Set(rows.map(({ digest }) => digest));
}

export async function forgetFormerBefore(db: Database, now: Date): Promise<void> {
	await deleteInBatches(db, formerPerson, lte(formerPerson.forgetAt, now), formerPerson.forgetAt);
}
