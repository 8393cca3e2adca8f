import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** Rows one statement takes: some milliseconds, so that nobody waits for it and little is undone where it is cut off. */
export const batch = 1000;

/**
 * Deletes rows, however many, in statements that each end soon. What one has deleted stays deleted: whoever is cut off begins
 * again with what is left.
 * @param oldestFirst the column of the index that `which` is looked up in
 * @returns how many there were
 */
export async function deleteInBatches(
	db: Database,
	table: PgTable,
	which: SQL | undefined,
	oldestFirst: PgColumn,
): Promise<number> {
	const some = sql`select ctid from ${table} where ${which} order by ${oldestFirst} limit ${batch} for update`;
	for (let deleted = 0; ; ) {
		// Asked for by its place alone, a row that changed meanwhile is another and stays.
		const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${some}))`);
		deleted += rowCount ?? 0;
		if ((rowCount ?? 0) < batch) return deleted;
	}
}
