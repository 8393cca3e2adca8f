import { closings } from "@sayso/contract/v1/ws.ts";
import { Listener, start, talk } from "@sayso/harness/people/listener.ts";
import type { SignedUp } from "@sayso/harness/people/sign-up.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { describe, expect, test } from "vitest";
import { scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";

const words = "do you want tea";
let now = Date.parse("2026-06-01T10:00:00Z");
const { app } = await testApp(
	{ RATE_LIMITS: "off" },
	{ speechToText: scriptedSpeechToText({ words }), clock: { now: () => new Date(now) } },
);
const url = await app.listen({ port: 0, host: "127.0.0.1" });

/** A person with a stream in progress, of whom some text was sent. */
async function underWay(someone?: SignedUp, first: object = start): Promise<Listener> {
	const { headers } = someone ?? (await signUp(app));
	const caller = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
	caller.say(first);
	await caller.hear("ready");
	caller.sound(20, talk);
	await caller.hear("partial");
	await caller.flushed();
	return caller;
}

/** All audio is transcribed, and the stream ends normally. */
async function heardOut(caller: Listener): Promise<void> {
	await expect.poll(() => caller.messages.at(-1)).toMatchObject({ type: "partial", text: words });
	caller.say({ type: "stop" });
	expect((await caller.closed).code).toBe(closings.done.code);
	expect(caller.messages.filter(({ type }) => type === "final")).toMatchObject([{ type: "final", text: words }]);
}

test("a client that asks for it gets a message, at most once a second, that the server is there while sound comes", async () => {
	const caller = await underWay(undefined, { ...start, tell_alive: true });
	const aliveMessages = () => caller.messages.filter(({ type }) => type === "alive").length;
	expect(caller.messages[0]).toMatchObject({ type: "ready", tells_alive: true });
	now += 1_000;
	caller.sound(40, talk);
	await caller.flushed();
	expect(aliveMessages()).toBe(1);
	now += 1_000;
	await caller.flushed();
	expect(aliveMessages()).toBe(1);
	caller.sound(1, talk);
	await caller.flushed();
	expect(aliveMessages()).toBe(2);
	caller.close();
});

test("a client that does not ask gets no message that an older browser could not read", async () => {
	const caller = await underWay();
	now += 5_000;
	caller.sound(40, talk);
	await caller.flushed();
	expect(caller.messages[0]).not.toHaveProperty("tells_alive");
	expect(caller.messages.map(({ type }) => type)).not.toContain("alive");
	caller.close();
});

describe("a network that is gone", () => {
	test("for 5 s ends nothing: what was said meanwhile comes at once, and is heard", async () => {
		const caller = await underWay();
		now += 5_000;
		caller.sound(250, talk);
		await heardOut(caller);
	});

	test("for 20 s ends it: what had come is said to its end, and a new one begins at once", async () => {
		const someone = await signUp(app);
		const caller = await underWay(someone);
		now += 20_000;
		expect((await caller.closed).code).toBe(closings.idle.code);
		expect(caller.messages.filter(({ type }) => type === "final")).toHaveLength(1);
		(await underWay(someone)).close();
	});
});

test.each([-3_600, -10, 3])(
	"a clock that jumps by %i s in its midst ends no listening and loses no part of it",
	async (seconds) => {
		const caller = await underWay();
		now += seconds * 1000;
		caller.sound(50, talk);
		await heardOut(caller);
		now -= seconds * 1000;
	},
);
