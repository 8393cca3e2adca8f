import type pg from "pg";

/** Columns that identify the owner of a row. */
const owners = ["person_id", "user_id"];

/** Columns that hold only digests, which are useless to the person. */
const digests = ["code_hash"];

/** Every table of ours with rows of a person. Read from the database, so that a new table is never left out. */
async function personalTables(pool: pg.Pool): Promise<{ table: string; owner: string; columns: string[] }[]> {
	const { rows } = await pool.query<{ table: string; owner: string; columns: string[] }>(
		`select table_name as table,
		        min(column_name) filter (where column_name = any($1)) as owner,
		        array_agg(column_name::text order by ordinal_position)
		          filter (where is_generated = 'NEVER' and column_name <> all($2)) as columns
		   from information_schema.columns
		  where table_schema = 'public'
		  group by table_name
		 having bool_or(column_name = any($1))
		  order by table_name`,
		[owners, digests],
	);
	return rows;
}

/** Every row of a person, by table, with the person's own row first. */
export async function rowsOf(pool: pg.Pool, personId: string): Promise<Record<string, Record<string, unknown>[]>> {
	const found: Record<string, Record<string, unknown>[]> = {};
	const tables = [{ table: "person", owner: "id", columns: ["*"] }, ...(await personalTables(pool))];
	for (const { table, owner, columns } of tables) {
		const names = columns.map((name) => (name === "*" ? name : `"${name}"`)).join(", ");
		found[table] = (await pool.query(`select ${names} from "${table}" where "${owner}" = $1`, [personId])).rows;
	}
	return found;
}
