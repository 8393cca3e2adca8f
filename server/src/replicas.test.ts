import { closings } from "@sayso/contract/v1/ws.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import type { JobKind } from "./context.ts";

/** Two processes of the product behind a proxy, on one database. */
const settings = { RATE_LIMITS: "off", METRICS_PORT: "0", AUTH_SECRET: "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u" };
const one = await testApp(settings);
const other = await testApp({ ...settings, DATABASE_URL: one.databaseUrl });
const here = await one.app.listen({ port: 0, host: "127.0.0.1" });
const there = await other.app.listen({ port: 0, host: "127.0.0.1" });

type Somebody = Awaited<ReturnType<typeof signUp>>;
const open = async (url: string, { headers }: Somebody) => {
	const caller = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
	caller.say(start);
	return caller;
};
const listened = async (url: string, somebody: Somebody) => {
	const caller = await open(url, somebody);
	await caller.hear("ready");
	return caller;
};

/** The rejected notices of both processes. */
async function refusals(): Promise<number> {
	const metrics = (await Promise.all([one, other].map(({ context }) => context.metrics.print()))).join("\n");
	return [...metrics.matchAll(/^sayso_notices_refused_total\{.*\} (\d+)$/gm)].reduce(
		(sum, [, n]) => sum + Number(n),
		0,
	);
}

test("a person is listened to once, the newest time, at whichever replica", async () => {
	const somebody = await signUp(one.app);
	const first = await listened(here, somebody);
	const second = await listened(there, somebody);
	expect((await first.closed).code).toBe(closings.replaced.code);
	const third = await listened(here, somebody);
	expect((await second.closed).code).toBe(closings.replaced.code);
	await third.flushed();
	third.close();
});

test("of two that begin at the same moment one stays", async () => {
	const somebody = await signUp(one.app);
	const both = await Promise.all([open(here, somebody), open(there, somebody)]);
	const lost = await Promise.race(both.map((caller) => caller.closed.then(() => caller)));
	const stays = both.find((caller) => caller !== lost);
	expect((await lost.closed).code).toBe(closings.replaced.code);
	await stays?.hear("ready");
	await stays?.flushed();
	stays?.close();
});

test("signing out at one replica ends the listening at another", async () => {
	const somebody = await signUp(one.app);
	const caller = await listened(there, somebody);
	await one.app.inject({ method: "POST", url: "/api/auth/sign-out", headers: somebody.session, payload: {} });
	expect((await caller.closed).code).toBe(closings.unauthenticated.code);
});

test("replicas that have missed each other's notices find out", async () => {
	const somebody = await signUp(one.app);
	const first = await listened(there, somebody);
	const listening = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sayso notices'";
	await one.context.pool.query(`${listening} and datname = current_database()`);
	const second = await listened(here, somebody);
	expect((await first.closed).code).toBe(closings.replaced.code);
	await second.flushed();
	second.close();
});

test("a stranger who may connect to the database ends no person's listening: what they send is counted, and passed over", async () => {
	const received: string[] = [];
	const stranger = new pg.Client({ connectionString: one.databaseUrl });
	await stranger.connect();
	onTestFinished(() => stranger.end());
	stranger.on("notification", ({ payload = "" }) => received.push(payload));
	await stranger.query("listen sayso");

	const somebody = await signUp(one.app);
	const { id } = (await one.app.inject({ url: "/api/v1/users", headers: somebody.headers })).json();
	one.context.listeners.endOf({ personId: id }, "unauthenticated");
	await expect.poll(() => received.length).toBe(1);
	const listens = await listened(there, somebody);
	await expect.poll(() => received.length).toBe(2);
	const end = { type: "end", personId: id, closing: "unauthenticated" };
	const forged = [end, { ...end, type: "listening", since: 9e15 }].flatMap((notice) => [
		notice,
		{ from: "stranger", at: 9e15, notice },
		{ from: "stranger", number: 1, at: Date.now() * 1_000, notice },
	]);
	const nonsense = ["", "{", "null", '{"from":1}', "A".repeat(200)];
	const before = await refusals();
	for (const payload of [...nonsense, ...forged.map((each) => JSON.stringify(each)), ...received])
		await stranger.query("select pg_notify('sayso', $1)", [payload]);
	// The first replica's notices were replayed twice to the second, and the second's to the first.
	await expect.poll(async () => (await refusals()) - before).toBe(2 * (nonsense.length + forged.length) + 2);

	// The stream is still there, and a valid notice ends it.
	await listens.flushed();
	const second = await listened(here, somebody);
	expect((await listens.closed).code).toBe(closings.replaced.code);
	await second.flushed();
	second.close();
});

test("a job is done once, whichever replica does it", async () => {
	const done: string[] = [];
	const kind: JobKind<{ number: number }> = {
		name: "count-me",
		retryLimit: 0,
		retryDelay: 0,
		run: async (_context, { number }) => void done.push(String(number)),
	};
	for (const { context } of [one, other]) await context.jobs.work(context, [kind as unknown as JobKind]);
	const numbers = Array.from({ length: 20 }, (_, number) => number);
	await Promise.all(numbers.map((number) => (number % 2 ? one : other).context.jobs.send(kind, { number })));
	const left = "select 1 from pgboss.job where name = 'count-me' and state <> 'completed'";
	await expect.poll(async () => (await one.context.pool.query(left)).rowCount).toBe(0);
	expect(done.sort()).toEqual(numbers.map(String).sort());
});
