import { limits } from "@sayso/contract/limits.ts";
import { closings } from "@sayso/contract/v1/ws.ts";
import { describe, expect, test } from "vitest";
import { type ListeningScript, scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";
import { Listener, silence, start } from "../../testing/listener.ts";
import { signUp, testApp } from "../../testing/test-app.ts";

const script: ListeningScript = { words: "do you want tea" };
let now = Date.parse("2026-06-01T10:00:00Z");
const { app, context } = await testApp(
	{ RATE_LIMITS: "off" },
	{ speechToText: scriptedSpeechToText(script), clock: { now: () => new Date(now) } },
);
const url = await app.listen({ port: 0, host: "127.0.0.1" });

async function listener(): Promise<Listener> {
	const { headers } = await signUp(app);
	return new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
}

const reasonOf = ({ code, reason }: { code: number; reason: string }) => ({ code, reason });

describe("a listening", () => {
	test("gets ready, gives partial texts as sound comes, the final one at stop, and closes", async () => {
		const caller = await listener();
		caller.say(start);
		expect(await caller.hear("ready")).toEqual({ type: "ready", engine: "Scripted listening", max_seconds: 30 });
		caller.sound(35);
		await caller.hear("partial");
		caller.say({ type: "stop" });
		expect(await caller.closed).toEqual(reasonOf(closings.done));
		expect(caller.messages.slice(1)).toEqual([
			{ type: "partial", text: "do" },
			{ type: "partial", text: "do you" },
			{ type: "final", text: "do you want tea" },
		]);
	});

	test("loses no sound that comes before the recogniser is ready", async () => {
		const caller = await listener();
		caller.say(start);
		caller.sound(60);
		caller.say({ type: "stop" });
		await caller.closed;
		expect(caller.messages.map(({ type }) => type)).toEqual([
			"ready",
			"partial",
			"partial",
			"partial",
			"partial",
			"final",
		]);
	});

	test("takes the token with its start, too", async () => {
		const { headers } = await signUp(app);
		const caller = await new Listener(url).opened();
		caller.say({ ...start, token: headers.authorization.slice("Bearer ".length) });
		await caller.hear("ready");
		caller.close();
	});
});

describe("who may listen", () => {
	test("a bad token is refused before the socket opens", async () => {
		await expect(new Listener(url, "nonsense").opened()).rejects.toThrow("401");
	});

	test("no token at all is refused at the start", async () => {
		const caller = await new Listener(url).opened();
		caller.say(start);
		expect(await caller.closed).toEqual(reasonOf(closings.unauthenticated));
		expect(caller.messages).toEqual([
			{ type: "error", code: "unauthenticated", detail: closings.unauthenticated.detail },
		]);
	});

	test("one person has one stream: the newest wins", async () => {
		const { headers } = await signUp(app);
		const token = headers.authorization.slice("Bearer ".length);
		const [first, second] = [await new Listener(url, token).opened(), await new Listener(url, token).opened()];
		first.say(start);
		await first.hear("ready");
		second.say(start);
		expect(await first.closed).toEqual(reasonOf(closings.replaced));
		await second.hear("ready");
		second.close();
	});
});

describe("what ends a listening", () => {
	test("the seconds of the plan: what was heard is still said", async () => {
		const caller = await listener();
		caller.say(start);
		await caller.hear("ready");
		for (let second = 0; second < 33; second++) {
			now += 1000;
			caller.sound(50);
			const words = Math.min(4, Math.floor((second + 1) / 0.3));
			await expect.poll(() => caller.messages.length).toBeGreaterThan(words);
		}
		expect(await caller.closed).toEqual(reasonOf(closings.time_limit));
		expect(caller.messages.map(({ type }) => type)).toContain("final");
	});

	test("sound that comes faster than anybody speaks", async () => {
		const caller = await listener();
		caller.say(start);
		await caller.hear("ready");
		caller.sound((limits.audio.burstSeconds * 1000) / limits.audio.frameMilliseconds + 5);
		expect(await caller.closed).toEqual(reasonOf(closings.too_fast));
	});

	test.each([
		["a frame of the wrong size", (caller: Listener) => caller.sound(1, silence.subarray(2))],
		["a message that is no JSON", (caller: Listener) => caller.say("start")],
		["another rate", (caller: Listener) => caller.say({ ...start, sample_rate: 48_000 })],
		["stop before start", (caller: Listener) => caller.say({ type: "stop" })],
	])("%s", async (_name, misbehave) => {
		const caller = await listener();
		misbehave(caller);
		expect(await caller.closed).toEqual(reasonOf(closings.bad_message));
	});

	test.each([
		["a recogniser that is not there", { available: false }, closings.unavailable],
		["a recogniser that does not start", { failing: "open" }, closings.failed],
		["a recogniser that is lost", { failing: "hearing" }, closings.failed],
	] as const)("%s", async (_name, change, closing) => {
		Object.assign(script, change);
		const caller = await listener();
		caller.say(start);
		caller.sound(40);
		const closed = await caller.closed;
		Object.assign(script, { available: true, failing: undefined });
		expect(closed).toEqual(reasonOf(closing));
		expect(caller.messages.at(-1)).toMatchObject({ type: "error", detail: closing.detail });
	});

	test("the caller's going: nobody is left being listened to", async () => {
		const caller = await listener();
		caller.say(start);
		await caller.hear("ready");
		caller.close();
		await expect.poll(() => context.listeners.size).toBe(0);
	});
});
