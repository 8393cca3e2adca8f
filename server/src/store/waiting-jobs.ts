import type pg from "pg";

export interface JobCounts {
	name: string;
	/** Not done yet. */
	waiting: number;
	/** Given up. */
	failed: number;
	/** How long the oldest that could be done has waited; 0 for none. */
	oldestSeconds: number;
}

/** What the queue keeps for itself begins with two underscores. */
const statement = `
	select name,
		count(*) filter (where state <> 'failed')::int as waiting,
		count(*) filter (where state = 'failed')::int as failed,
		coalesce(extract(epoch from now() - min(start_after) filter (where state <> 'failed' and start_after <= now())), 0)::float8
			as "oldestSeconds"
	from pgboss.job
	where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%'
	group by name`;

/** How many jobs wait or were given up, by their kind. None where no job was ever sent. */
export async function countJobs(pool: pg.Pool): Promise<JobCounts[]> {
	const { rows } = await pool.query<{ queue: string | null }>("select to_regclass('pgboss.job')::text as queue");
	return rows[0]?.queue ? (await pool.query<JobCounts>(statement)).rows : [];
}

/** Has every job that was given up tried once more. @returns how many */
export async function retryFailed(pool: pg.Pool): Promise<number> {
	const { rowCount } = await pool.query(
		`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
		where state = 'failed' and name not like '\\_\\_%'`,
	);
	return rowCount ?? 0;
}
