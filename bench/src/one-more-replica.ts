import { setTimeout as wait } from "node:timers/promises";
import type { Bench, Effort, Figure } from "./figure.ts";
import { call, callsOf } from "./one-turn.ts";
import { megabytes, processorSeconds, processorSecondsOfAll } from "./process-figures.ts";
import { type Cluster, startCluster } from "./replicas/cluster.ts";

/**
 * `web`: numbers of processes to measure; `callers` at once, who `warm` the caches for so many seconds; `seconds`
 * measured.
 */
const sizes = {
	whole: { web: [1, 2, 3], callers: 12, warm: 10, seconds: 30 },
	short: { web: [1, 2], callers: 2, warm: 0, seconds: 1 },
} satisfies Record<Effort, object>;

/** Measured values with their name and unit. */
type Measured = readonly (readonly [what: string, value: number, unit: string])[];

/**
 * The cost and the gain of one more `web` process: the same callers, each asking again at once, with one, two and three
 * processes. Callers, proxy and database share the machine: on two cores it shows the cost of a process, not the
 * capacity of several.
 */
export const oneMoreReplica: Bench = {
	async run(effort) {
		const measured: { web: number; all: Measured }[] = [];
		for (const web of sizes[effort].web) {
			const cluster = await startCluster({ web, listeners: 1 });
			try {
				measured.push({ web, all: await measure(cluster, effort) });
			} finally {
				await cluster.close();
			}
		}
		const [one] = measured;
		return measured.flatMap(({ web, all }) =>
			all.map(([what, value, unit], at): Figure => {
				const baseline = { what: `${one?.web} process`, value: one?.all[at]?.[1] ?? Number.NaN };
				return { what: `${web} × web: ${what}`, value, unit, ...(web !== one?.web && { baseline }) };
			}),
		);
	},
};

async function measure(cluster: Cluster, effort: Effort): Promise<Measured> {
	const { callers, warm, seconds } = sizes[effort];
	const everybody = await Promise.all(Array.from({ length: callers }, () => cluster.newPerson()));
	const converse = async (length: number) => {
		const until = performance.now() + length * 1000;
		const tally = { turns: 0, failed: 0 };
		const one = async ({ headers }: (typeof everybody)[number], first: number) => {
			for (let turn = first; performance.now() < until; turn += callers) {
				for (const [path, body] of callsOf(turn)) {
					const answer = await call({ url: cluster.url, headers }, path, body);
					await answer.arrayBuffer();
					if (!answer.ok) tally.failed += 1;
				}
				tally.turns += 1;
			}
		};
		await Promise.all(everybody.map(one));
		return tally;
	};
	await converse(warm);
	const rest = await used(cluster, () => wait(seconds * 1000));
	let tally = { turns: 0, failed: 0 };
	const busy = await used(cluster, async () => {
		tally = await converse(seconds);
	});
	const memory = cluster.pids().web.map(megabytes);
	const [connections] = await cluster.read(
		"select count(*)::int from pg_stat_activity where backend_type = 'client backend' and application_name <> 'bench'",
	);
	const each = (processor: number) => (processor / tally.turns) * 1000;
	return [
		["turns of conversations a second", tally.turns / busy.seconds, ""],
		["calls that failed", tally.failed, ""],
		["processor of web for a turn, an Interaction", each(busy.web), "ms"],
		["processor of the database for a turn", each(busy.database), "ms"],
		["processor of the proxy for a turn", each(busy.proxy), "ms"],
		["processor of the callers for a turn", each(busy.callers), "ms"],
		["processor at rest, web and database, in a minute", ((rest.web + rest.database) / rest.seconds) * 60, "s"],
		["memory of web", memory.reduce((sum, one) => sum + one, 0), "MB"],
		["connections to the database", Number(connections), ""],
	];
}

/** The seconds that an action took, and each process's processor seconds meanwhile. */
async function used(cluster: Cluster, doIt: () => Promise<unknown>) {
	const now = () => {
		const { web, database, proxy } = cluster.pids();
		const { user, system } = process.cpuUsage();
		return {
			seconds: performance.now() / 1000,
			web: web.reduce((sum, pid) => sum + processorSeconds(pid), 0),
			database: processorSecondsOfAll(database),
			proxy: proxy ? processorSeconds(proxy) : 0,
			callers: (user + system) / 1e6,
		};
	};
	const before = now();
	await doIt();
	const after = now();
	return {
		seconds: after.seconds - before.seconds,
		web: after.web - before.web,
		database: after.database - before.database,
		proxy: after.proxy - before.proxy,
		callers: after.callers - before.callers,
	};
}
