import type pg from "pg";
import { Gauge, type Registry } from "prom-client";
import { countJobs, type JobCounts } from "../../store/waiting-jobs.ts";

/**
 * Gauges of this process's connection pool, of the database's availability, and of its jobs. Every replica reports the
 * same number of jobs.
 */
export function gaugeDatabase(pool: pg.Pool, registers: Registry[]): void {
	new Gauge({
		name: "sayso_database_connections",
		help: "Connections of this process's pool, and requests that wait for one",
		labelNames: ["state"],
		registers,
		collect() {
			this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
			this.set({ state: "idle" }, pool.idleCount);
			this.set({ state: "waiting" }, pool.waitingCount);
		},
	});
	// One database query for each scrape, because Prometheus collects every gauge at once.
	let asked: Promise<JobCounts[] | undefined> | undefined;
	const counts = () => {
		asked ??= countJobs(pool)
			.catch(() => undefined)
			.finally(() => {
				asked = undefined;
			});
		return asked;
	};
	const jobs = (name: string, help: string, of: (counted: JobCounts) => number) =>
		new Gauge({
			name,
			help,
			// Not "job": Prometheus adds a label of that name itself.
			labelNames: ["work"],
			registers,
			async collect() {
				this.reset();
				for (const counted of (await counts()) ?? []) this.set({ work: counted.name }, of(counted));
			},
		});
	jobs("sayso_jobs_waiting", "Jobs not done yet, mails among them", ({ waiting }) => waiting);
	jobs("sayso_jobs_oldest_seconds", "How long the oldest job waits that could be done", (job) => job.oldestSeconds);
	jobs("sayso_jobs_failed", "Jobs given up, kept to be looked at", ({ failed }) => failed);
	new Gauge({
		name: "sayso_database_up",
		help: "Whether the database answers",
		registers,
		async collect() {
			this.set((await counts()) ? 1 : 0);
		},
	});
}
