import { setTimeout as wait } from "node:timers/promises";
import { listeningPath } from "@sayso/contract/v1/ws.ts";
import type { Bench, Effort, Figure } from "./figure.ts";
import { type Cluster, type Member, startCluster } from "./replicas/cluster.ts";
import { type Heard, speak } from "./replicas/speaker.ts";
import { converse } from "./replicas/writer.ts";

/** `rounds`: how often each thing is done, to one process after another. `ROUNDS` in the environment is another number for the whole run. */
const sizes = {
	whole: { web: 3, listeners: 2, people: 4, rounds: Number(process.env.ROUNDS ?? 100), pause: 100, calm: 500 },
	short: { web: 2, listeners: 2, people: 1, rounds: 1, pause: 400, calm: 1_500 },
} satisfies Record<Effort, object>;

/**
 * Conversations while processes and the database are restarted and killed, one after another: what the product acknowledged and then
 * did not have, and what a browser would have seen fail.
 */
export const replicas: Bench = {
	async run(effort) {
		const size = sizes[effort];
		const cluster = await startCluster(size);
		const { web, listeners, database } = cluster;
		const again = async (members: readonly Partial<Member>[], how: "restart" | "kill") => {
			for (let round = 0; round < size.rounds; round++) {
				await wait(size.calm);
				await members[round % members.length]?.[how]?.();
			}
		};
		try {
			if (effort === "short")
				return await during("one stopped, a listener killed", cluster, effort, async () => {
					await wait(size.calm);
					await listeners[0]?.end();
					await web[0]?.stop();
				});
			const times = `${size.rounds} ×`;
			return [
				...(await during(`${times} a replica restarted`, cluster, effort, () => again(web, "restart"))),
				...(await during(`${times} kill -9 of a replica`, cluster, effort, () => again(web, "kill"))),
				...(await during(`${times} kill -9 of a listener`, cluster, effort, () => again(listeners, "kill"))),
				...(await during(`${times} kill -9 of the database`, cluster, effort, () => again([database], "kill"))),
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
	const address = `${cluster.url.replace("http", "ws")}/api${listeningPath}`;
	const listenings = somebodies.map(({ token }) => speak(address, token, over.signal));
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
	const failed = total(written.map((each) => each.failed));
	for (const { failures } of written)
		for (const [fault, times] of failures) console.error(`${what}: ${times} × ${fault}`);
	const figure = (name: string, value: number): Figure => ({ what: `${what}: ${name}`, value, unit: "" });
	const listened = (of: keyof Heard) => total(heard.map((each) => each[of]));
	const figures = [
		figure(`requests failed at their first try, of ${requests} through ${cluster.proxy}`, failed),
		figure(`lines acknowledged and lost, of ${acknowledged.length}`, acknowledged.filter((id) => !kept.has(id)).length),
		figure("lines sent again until they were acknowledged", total(written.map((each) => each.sentAgain))),
		figure(`Interactions given out and not counted, of ${sets}`, Math.max(0, sets - Number(counted))),
		figure("Interactions counted and not given out", Math.max(0, Number(counted) - sets)),
		figure(`words lost, of ${listened("said")}`, listened("lost")),
		figure("words written down twice", listened("tooMany")),
		figure("listenings whose connection was made again", listened("interrupted")),
		figure("listenings the browser would have given up", listened("givenUp")),
	];
	// What was done stands, whatever becomes of the rest.
	for (const { what, value } of figures) console.error(`${what}: ${value}`);
	return figures;
}
