import { closings } from "@sayso/contract/v1/ws.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { afterAll, expect, test } from "vitest";
import { serveListening } from "./adapters/speech-to-text/remote/serve-listening.ts";
import { scriptedSpeechToText } from "./adapters/speech-to-text/scripted.ts";

/** A process that serves people, and one that listens for it, with one place. */
const secret = "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa";
const service = await serveListening({
	speechToText: scriptedSpeechToText({ words: "do you want tea", capacity: 1 }),
	...{ secret, host: "127.0.0.1", port: 0, report: () => {} },
});
afterAll(() => service.close());
const LISTENERS = `http://127.0.0.1:${service.port}`;
const web = await testApp({ ROLE: "web", LISTENERS, LISTENERS_SECRET: secret, RATE_LIMITS: "off" });
const url = await web.app.listen({ port: 0, host: "127.0.0.1" });

async function caller() {
	const { headers } = await signUp(web.app);
	const listener = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
	listener.say(start);
	return listener;
}
const places = async () => (await web.app.inject("/api/v1/status")).json().listening_places;

test("what is said to one process is heard by another; a caller who finds its places taken is closed as busy", async () => {
	const first = await caller();
	expect(await first.hear("ready")).toMatchObject({ engine: "Scripted listening" });
	expect(await places()).toEqual({ places: 1, taken: 1 });
	first.sound(2 * 15);
	expect(await first.hear("partial")).toMatchObject({ text: "do" });
	const second = await caller();
	expect(await second.closed).toMatchObject({ code: closings.busy.code });
	first.say({ type: "stop" });
	expect(await first.hear("final")).toMatchObject({ text: "do you want tea" });
	expect((await first.closed).code).toBe(closings.done.code);
	await expect.poll(places).toEqual({ places: 1, taken: 0 });
});

test("a process for jobs answers for its health and serves no page and no API", async () => {
	const { app } = await testApp({ ROLE: "jobs", DATABASE_URL: web.databaseUrl });
	expect((await app.inject("/readyz")).statusCode).toBe(200);
	for (const path of ["/", "/api/v1/status", "/api/v1/users"]) expect((await app.inject(path)).statusCode).toBe(404);
});
