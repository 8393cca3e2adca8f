import type pg from "pg";

/**
 * Does `work` unless a process on this database is doing work of the same name. Whoever is killed, or loses the database,
 * holds nobody back: PostgreSQL gives the lock back with the connection.
 * @returns whether it was done
 */
export async function onlyOnce(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<boolean> {
	const client = await pool.connect();
	let isBroken = true;
	try {
		const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended($1, 0)) as mine", [name]);
		const isMine = rows[0]?.mine === true;
		try {
			if (isMine) await work();
		} finally {
			if (isMine) await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", [name]);
			isBroken = false;
		}
		return isMine;
	} finally {
		client.release(isBroken);
	}
}
