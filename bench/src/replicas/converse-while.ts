import { setTimeout as wait } from "node:timers/promises";
import { listeningPath } from "@sayso/contract/v1/ws.ts";
import type { Cluster } from "./cluster.ts";
import { freshToken } from "./fresh-token.ts";
import { type Heard, speak } from "./speaker.ts";
import { converse } from "./writer.ts";

/** Counters by name; `of`: their total. */
export type Counts = ReadonlyMap<string, { value: number; of?: number }>;

/** The sums of two sets of counters. */
export function added(these: Counts, those: Counts): Counts {
	const sum = new Map(these);
	for (const [name, { value, of }] of those) {
		const before = these.get(name);
		const all = of === undefined ? {} : { of: of + (before?.of ?? 0) };
		sum.set(name, { value: value + (before?.value ?? 0), ...all });
	}
	return sum;
}

/** New people converse and speak while an action runs. Failures other than polite refusals are printed. */
export async function converseWhile(
	cluster: Cluster,
	{ people, pause, calm }: { people: number; pause: number; calm: number },
	doIt: () => Promise<void>,
): Promise<Counts> {
	const somebodies = await Promise.all(Array.from({ length: people }, () => cluster.newPerson()));
	const over = new AbortController();
	const tokens = somebodies.map((somebody) => freshToken(cluster.url, somebody));
	const conversations = tokens.map((token) => converse(cluster.url, token, { over: over.signal, pause }));
	const address = `${cluster.url.replace("http", "ws")}/api${listeningPath}`;
	const listenings = tokens.map((token) => speak(address, token, over.signal));
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
	for (const { failures } of written) for (const [fault, times] of failures) console.error(`${times} × ${fault}`);
	for (const { reasons } of heard) for (const reason of reasons) console.error(`listening: ${reason}`);
	const listened = (of: keyof Omit<Heard, "reasons">) => total(heard.map((each) => each[of]));
	return new Map([
		[
			`requests failed at their first try, through ${cluster.proxy}`,
			{ value: total(written.map((each) => each.failed)), of: requests },
		],
		["requests failed and not said to be worth another try", { value: total(written.map((each) => each.forGood)) }],
		[
			"lines acknowledged and lost",
			{ value: acknowledged.filter((id) => !kept.has(id)).length, of: acknowledged.length },
		],
		["lines sent again until they were acknowledged", { value: total(written.map((each) => each.sentAgain)) }],
		["Interactions given out and not counted", { value: Math.max(0, sets - Number(counted)), of: sets }],
		["Interactions counted and not given out", { value: Math.max(0, Number(counted) - sets) }],
		["words lost", { value: listened("lost"), of: listened("said") }],
		["words lost and the browser did not say so", { value: listened("lostSilently") }],
		["words written down twice", { value: listened("tooMany") }],
		["listenings whose connection was made again", { value: listened("interrupted") }],
		["listenings the browser would have given up", { value: listened("givenUp") }],
	]);
}
