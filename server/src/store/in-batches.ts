import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/**
 * Rows per statement: it takes some milliseconds, so that other statements wait little and little is undone if it is
 * interrupted.
 */
export const batch = 1000;

/**
 * Deletes any number of rows in statements that each end soon. Each statement's deletions are final, so an interrupted
 * run continues with the rest.
 * @param oldestFirst the column of the index that `which` uses
 * @returns how many rows there were
 */
export async function deleteInBatches(
	db: Database,
	table: PgTable,
	which: SQL | undefined,
	oldestFirst: PgColumn,
): Promise<number> {
	const some = sql`select ctid from ${table} where ${which} order by ${oldestFirst} limit ${batch} for update`;
	for (let deleted = 0; ; ) {
		// Rows are addressed by their physical place: a row that changed meanwhile has another place and stays.
		const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${some}))`);
		deleted += rowCount ?? 0;
		if ((rowCount ?? 0) < batch) return deleted;
	}
}
