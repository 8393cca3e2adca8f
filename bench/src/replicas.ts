import { setTimeout as wait } from "node:timers/promises";
import type { Bench, Effort, Figure } from "./figure.ts";
import { type Cluster, type Member, startCluster } from "./replicas/cluster.ts";
import { speak } from "./replicas/speaker.ts";
import { converse } from "./replicas/writer.ts";

const sizes = {
	whole: { web: 3, listeners: 2, people: 4, rounds: 1, pause: 100, calm: 1_000 },
	short: { web: 2, listeners: 2, people: 1, rounds: 1, pause: 400, calm: 1_500 },
} satisfies Record<Effort, object>;

/**
 * Conversations while processes are restarted and killed, one after another: what the product acknowledged and then did not have,
 * and what a browser would have seen fail.
 */
export const replicas: Bench = {
	async run(effort) {
		const size = sizes[effort];
		const cluster = await startCluster(size);
		try {
			const all = async (members: readonly Member[], how: "restart" | "kill") => {
				for (let round = 0; round < size.rounds; round++)
					for (const member of members) {
						await wait(size.calm);
						await member[how]();
					}
			};
			const { web, listeners } = cluster;
			if (effort === "short")
				return await during("one stopped, a listener killed", cluster, effort, async () => {
					await wait(size.calm);
					await listeners[0]?.end();
					await web[0]?.stop();
				});
			return [
				...(await during("rolling restart", cluster, effort, () => all(web, "restart"))),
				...(await during("kill -9 of a replica", cluster, effort, () => all(web, "kill"))),
				...(await during("kill -9 of a listener", cluster, effort, () => all(listeners, "kill"))),
			];
		} finally {
			await cluster.close();
		}
	},
};

/** People converse and speak while it is done. */
async function during(what: string, cluster: Cluster, effort: Effort, doIt: () => Promise<void>): Promise<Figure[]> {
	const { people, pause, calm } = sizes[effort];
	const somebodies = await Promise.all(Array.from({ length: people }, () => cluster.newPerson()));
	const over = new AbortController();
	const conversations = somebodies.map(({ headers }) => converse(cluster.url, headers, { over: over.signal, pause }));
	const listenings = somebodies.map(({ token }) => speak(cluster.url, token, over.signal));
	await doIt();
	await wait(calm);
	over.abort();
	const written = await Promise.all(conversations);
	const heard = await Promise.all(listenings);
	const total = (counts: number[]) => counts.reduce((sum, each) => sum + each, 0);

	const acknowledged = written.flatMap(({ lines }) => lines);
	const kept = new Set(await cluster.read("select id from conversation_entry"));
	const emails = somebodies.map(({ email }) => `'${email}'`).join(",");
	const theirs = `person_id in (select id from person where email in (${emails}))`;
	const [counted] = await cluster.read(`select coalesce(sum(interactions), 0)::int from usage where ${theirs}`);
	const sets = total(written.map((each) => each.sets));
	const requests = total(written.map((each) => each.requests));
	const spoken = total(heard.map((each) => each.spoken));
	for (const { failures } of written)
		for (const [fault, times] of failures) console.error(`${what}: ${times} × ${fault}`);
	const figure = (name: string, value: number): Figure => ({ what: `${what}: ${name}`, value, unit: "" });
	return [
		figure(`requests failed, of ${requests} through ${cluster.proxy}`, total(written.map((each) => each.failed))),
		figure(`lines acknowledged and lost, of ${acknowledged.length}`, acknowledged.filter((id) => !kept.has(id)).length),
		figure(`Interactions counted beyond the ${sets} sets given out`, Number(counted) - sets),
		figure(`listenings without their last words, of ${spoken}`, spoken - total(heard.map((each) => each.wordsCame))),
		figure("listenings the browser would have given up", total(heard.map((each) => each.givenUp))),
	];
}
