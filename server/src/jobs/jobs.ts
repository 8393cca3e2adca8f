import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { Context } from "../context.ts";
import type { Database } from "../store/database.ts";

/** A kind of work done later, or by the clock, and done again until it succeeds. */
export interface JobKind<Data extends object = object> {
	name: string;
	/** Times it is tried again before it is kept as failed; waits double from `retryDelay` seconds to `retryDelayMax`. */
	retryLimit: number;
	retryDelay: number;
	retryDelayMax?: number;
	/** How long a job that is done stays in the database, with its data; a week where nothing is said. */
	deleteAfterSeconds?: number;
	/** When the clock starts it, as a cron expression in UTC; without one it runs when it is sent. */
	cron?: string;
	run(context: Context, data: Data): Promise<void>;
}

/** A new job wakes its worker at once, which takes up to eight; one that is to be tried again is found by looking. */
const working = {
	batchSize: 8,
	burstWhenBatchFull: true,
	perJobResults: true,
	notifyPollingIntervalSeconds: 5,
} as const;

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface Jobs {
	/** Keeps a job in the database; with `transaction`, together with everything else in it or not at all. */
	send<Data extends object>(kind: JobKind<Data>, data: Data, transaction?: Transaction): Promise<void>;
	/** Does the work that waits, from now until `stop`. */
	work(context: Context, kinds: readonly JobKind[]): Promise<void>;
	stop(): Promise<void>;
}

/** Jobs in the database at `url`, in a schema of their own. Nothing is opened before the first use. */
export function openJobs(url: string, onError: (error: Error) => void): Jobs {
	const boss = new PgBoss({ connectionString: url, max: 4, useListenNotify: true });
	boss.on("error", onError);
	let started: Promise<unknown> | undefined;
	const known = new Set<string>();
	const open = async ({ name, run: _, cron: __, ...options }: JobKind<never>) => {
		started ??= boss.start();
		await started;
		if (known.has(name)) return;
		await boss.createQueue(name, { ...options, retryBackoff: true, notify: true });
		known.add(name);
	};
	return {
		async send(kind, data, transaction) {
			await open(kind);
			await boss.send(kind.name, data, transaction ? { db: fromDrizzle(transaction, sql) } : {});
		},
		async work(context, kinds) {
			for (const kind of kinds) {
				await open(kind);
				if (kind.cron) await boss.schedule(kind.name, kind.cron, {});
				await boss.work(kind.name, working, (jobs) =>
					Promise.all(jobs.map(({ id, data }) => run(kind, context, id, data as object))),
				);
			}
		},
		async stop() {
			if (started) await boss.stop({ graceful: true, timeout: 8_000 });
		},
	};
}

/** What goes wrong is noted and told to the queue, which tries this job again and no other. */
async function run(kind: JobKind, context: Context, id: string, data: object): Promise<JobResult> {
	try {
		await kind.run(context, data);
		return { id, status: "completed" };
	} catch (err) {
		context.log.warn({ err, job: kind.name }, "a job failed");
		return { id, status: "failed" };
	}
}
