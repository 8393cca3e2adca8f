import type pg from "pg";

export interface JobCounts {
	name: string;
	/** Not done yet. */
	waiting: number;
	/** Given up. */
	failed: number;
	/** How long the oldest job that is due has waited; 0 if no job is due. */
	oldestSeconds: number;
}

/** The queue's internal names begin with two underscores. */
const statement = `
	select name,
		count(*) filter (where state <> 'failed')::int as waiting,
		count(*) filter (where state = 'failed')::int as failed,
		coalesce(extract(epoch from now() - min(start_after) filter (where state <> 'failed' and start_after <= now())), 0)::float8
			as "oldestSeconds"
	from pgboss.job
	where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%'
	group by name`;

/** The number of waiting and failed jobs, by kind. Empty if no job was ever sent. */
export async function countJobs(pool: pg.Pool): Promise<JobCounts[]> {
	const { rows } = await pool.query<{ queue: string | null }>("select to_regclass('pgboss.job')::text as queue");
	return rows[0]?.queue ? (await pool.query<JobCounts>(statement)).rows : [];
}

/** Retries every failed job once. @returns how many */
export async function retryFailed(pool: pg.Pool): Promise<number> {
	const { rowCount } = await pool.query(
		`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
		where state = 'failed' and name not like '\\_\\_%'`,
	);
	return rowCount ?? 0;
}
