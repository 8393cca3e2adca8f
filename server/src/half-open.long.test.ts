import { closings } from "@sayso/contract/v1/ws.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp, testDatabase } from "@sayso/harness/product/test-app.ts";
import { beforeDatabase } from "@sayso/harness/stand-ins/fault-proxy.ts";
import { afterAll, expect, test } from "vitest";

/** Two processes on one database, one of them behind a faulty network. */
const AUTH_SECRET = "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u";
const database = await testDatabase();
const { way, through } = await beforeDatabase(database);
afterAll(() => way.close());
const near = await testApp({ AUTH_SECRET, RATE_LIMITS: "off", DATABASE_URL: database });
/** The stream is silent, but the test may take longer than the limit for silence. */
const standing = new Date();
const far = await testApp(
	{ AUTH_SECRET, RATE_LIMITS: "off", DATABASE_URL: through },
	{ databasePatience: 3_000, clock: { now: () => standing } },
);
const url = await far.app.listen({ port: 0, host: "127.0.0.1" });

async function listened() {
	const somebody = await signUp(near.app);
	const caller = await new Listener(url, somebody.headers.authorization.slice("Bearer ".length)).opened();
	caller.say(start);
	await caller.hear("ready");
	return { caller, somebody };
}

test("a sign-out that is announced while a process's connections are half open still takes effect: the process notices, connects anew and looks", async () => {
	const [leaves, stays] = [await listened(), await listened()];
	way.strand();
	await near.app.inject({ method: "POST", url: "/api/auth/sign-out", headers: leaves.somebody.session, payload: {} });
	expect((await leaves.caller.closed).code).toBe(closings.unauthenticated.code);
	await stays.caller.flushed();
	stays.caller.close();
});
