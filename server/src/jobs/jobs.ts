import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { Context, JobKind, Jobs } from "../context.ts";
import { onlyOnce } from "../store/only-once.ts";

/** A new job wakes its worker at once, which takes up to eight jobs; a retry is found by polling. */
const working = {
	batchSize: 8,
	burstWhenBatchFull: true,
	perJobResults: true,
	notifyPollingIntervalSeconds: 5,
} as const;

/** Milliseconds of silence after which the database counts as gone; without it the queue would wait forever. */
const patience = { query_timeout: 60_000, keepAlive: true };

/**
 * Jobs in the database at `url`, in their own schema. Connects at the first use.
 * @param works false for a process that only sends jobs, and leaves the schedule and the maintenance to others
 */
export function openJobs(url: string, works: boolean, onError: (error: Error) => void): Jobs {
	const boss = new PgBoss({
		connectionString: url,
		max: 4,
		useListenNotify: works,
		supervise: works,
		schedule: works,
		...patience,
	});
	boss.on("error", onError);
	let started: Promise<unknown> | undefined;
	const known = new Set<string>();
	const open = async ({ name, run: _, cron: __, delay: ___, keyOf, ...options }: JobKind<never>) => {
		started ??= boss.start().catch((error: unknown) => {
			started = undefined;
			throw error;
		});
		await started;
		if (known.has(name)) return;
		const policy = keyOf ? "exclusive" : "standard";
		await boss.createQueue(name, { ...options, policy, retryBackoff: true, notify: true });
		known.add(name);
	};
	return {
		async send(kind, data, transaction) {
			await open(kind);
			await boss.send(kind.name, data, {
				...(kind.delay && { startAfter: kind.delay }),
				...(kind.keyOf && { singletonKey: kind.keyOf(data) }),
				...(transaction && { db: fromDrizzle(transaction, sql) }),
			});
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
			await boss.stop({ graceful: true, timeout: 8_000 });
		},
	};
}

const spanOf = ({ name }: JobKind) => ({ name: `job ${name}`, attributes: { "sayso.job": name }, isRoot: true });

/** A failure is logged and reported to the queue, which retries this job and no other. */
async function run(kind: JobKind, context: Context, id: string, data: object): Promise<JobResult> {
	try {
		// A scheduled job may run until its next start; after that the queue gives it to another process.
		const work = () => context.tracing.within(spanOf(kind), () => kind.run(context, data));
		if (kind.cron) await onlyOnce(context.pool, kind.name, work);
		else await work();
		context.metrics.job(kind.name, "done");
		return { id, status: "completed" };
	} catch (err) {
		context.metrics.job(kind.name, "failed");
		context.log.warn({ err, job: kind.name }, "a job failed");
		return { id, status: "failed" };
	}
}
