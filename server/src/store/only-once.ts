import type pg from "pg";

/**
 * Runs `work` unless a process on this database is running work of the same name. A process that is killed or loses the
 * database does not block others: PostgreSQL releases the lock with the connection.
 * @returns whether it ran
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
