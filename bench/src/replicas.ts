import { setTimeout as wait } from "node:timers/promises";
import { asTable, type Bench, type Effort, type Figure } from "./figure.ts";
import { type Cluster, startCluster } from "./replicas/cluster.ts";
import { added, type Counts, converseWhile } from "./replicas/converse-while.ts";

/**
 * `rounds`: how often each kind of act is done, to one process after another, in blocks of `turn` acts of each kind. In
 * the environment, `ROUNDS` changes this number for a whole run, and `MINUTES` ends it earlier: a block that would end
 * too late is not started.
 */
const sizes = {
	whole: { web: 3, listeners: 2, people: 4, rounds: Number(process.env.ROUNDS ?? 100), turn: 5, pause: 100, calm: 500 },
	short: { web: 2, listeners: 2, people: 1, rounds: 1, turn: 1, pause: 400, calm: 1_500 },
} satisfies Record<Effort, object>;
const minutes = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);

interface Kind {
	name: string;
	/** @param round how often it was done before */
	once(round: number): Promise<void> | undefined;
}

const kindsFor = ({ web, listeners, database }: Cluster): readonly Kind[] => [
	{ name: "a replica restarted", once: (round) => web[round % web.length]?.restart() },
	{ name: "kill -9 of a replica", once: (round) => web[round % web.length]?.kill() },
	{ name: "kill -9 of a listener", once: (round) => listeners[round % listeners.length]?.kill() },
	{ name: "kill -9 of the database", once: () => database.kill() },
];

/** The minimum that shows that it still works. */
const onceFor = ({ web, listeners }: Cluster): Kind => ({
	name: "one stopped, a listener killed",
	async once() {
		await listeners[0]?.end();
		await web[0]?.stop();
	},
});

/**
 * Conversations while processes and the database are restarted and killed, one after another: data that the product
 * acknowledged and lost, and failures that a browser would have seen.
 */
export const replicas: Bench = {
	async run(effort) {
		const size = sizes[effort];
		const cluster = await startCluster(size);
		const all = effort === "short" ? [onceFor(cluster)] : kindsFor(cluster);
		const until = performance.now() + minutes * 60_000;
		let counted: Counts[] = all.map(() => new Map());
		let figures: Figure[] = [];
		try {
			for (let [done, longest] = [0, 0]; done < size.rounds && performance.now() + longest < until; ) {
				const began = performance.now();
				const rounds = Math.min(size.turn, size.rounds - done);
				const counts: Counts[] = [];
				for (const { once } of all) {
					const doIt = async () => {
						for (let round = done; round < done + rounds; round++) {
							await wait(size.calm);
							await once(round);
						}
					};
					counts.push(await converseWhile(cluster, size, doIt));
				}
				counted = counted.map((before, at) => added(before, counts[at] ?? new Map()));
				done += rounds;
				longest = Math.max(longest, performance.now() - began);
				figures = all.flatMap(({ name }, at) => asFigures(`${done} × ${name}`, counted[at]));
				// Prints the intermediate result, in case a later step fails.
				if (effort === "whole") console.error(asTable(figures));
			}
			return figures;
		} finally {
			await cluster.close();
		}
	},
};

const asFigures = (what: string, counts: Counts = new Map()): Figure[] =>
	[...counts].map(([name, { of, value }]) => ({
		what: `${what}: ${name}${of === undefined ? "" : `, of ${of}`}`,
		value,
		unit: "",
	}));
