import { closings } from "@sayso/contract/v1/ws.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import type { JobKind } from "./context.ts";

/** Two processes of the product, as they stand behind a proxy on one database. */
const one = await testApp({ RATE_LIMITS: "off", AUTH_SECRET: "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u" });
const other = await testApp({
	RATE_LIMITS: "off",
	AUTH_SECRET: "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u",
	DATABASE_URL: one.databaseUrl,
});
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

test("replicas that have missed what the others told find out", async () => {
	const somebody = await signUp(one.app);
	const first = await listened(there, somebody);
	const listening = "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen sayso'";
	await one.context.pool.query(`${listening} and datname = current_database()`);
	const second = await listened(here, somebody);
	expect((await first.closed).code).toBe(closings.replaced.code);
	await second.flushed();
	second.close();
});

test("what is no notice is passed over", async () => {
	const somebody = await signUp(one.app);
	const first = await listened(there, somebody);
	for (const payload of ["", "{", "null", '{"from":1}'])
		await one.context.pool.query("select pg_notify('sayso', $1)", [payload]);
	const second = await listened(here, somebody);
	expect((await first.closed).code).toBe(closings.replaced.code);
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
