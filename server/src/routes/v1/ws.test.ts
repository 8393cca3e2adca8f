import { limits } from "@sayso/contract/limits.ts";
import { closings } from "@sayso/contract/v1/ws.ts";
import { Listener, silence, start, talk } from "@sayso/harness/people/listener.ts";
import { signUp, signUpUnproved, testApp } from "@sayso/harness/product/test-app.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ListeningScript, scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";
import { putOnPlan } from "../../features/plans/put-on-plan.ts";
import { findPersonByEmail } from "../../store/people.ts";

const script: ListeningScript = { words: "do you want tea", capacity: 2 };
let now = Date.parse("2026-06-01T10:00:00Z");
const { app, context } = await testApp(
	{ RATE_LIMITS: "off" },
	{ speechToText: scriptedSpeechToText(script), clock: { now: () => new Date(now) } },
);
const url = await app.listen({ port: 0, host: "127.0.0.1" });

const tokenOf = ({ headers }: Awaited<ReturnType<typeof signUp>>) => headers.authorization.slice("Bearer ".length);

async function listener(): Promise<Listener> {
	return new Listener(url, tokenOf(await signUp(app))).opened();
}

/** A person with a stream in progress. */
async function listening(someone?: Awaited<ReturnType<typeof signUp>>): Promise<Listener> {
	const caller = await new Listener(url, tokenOf(someone ?? (await signUp(app)))).opened();
	caller.say(start);
	await caller.hear("ready");
	return caller;
}

afterEach(() => context.listeners.endAll("restarting"));

const reasonOf = ({ code, reason }: { code: number; reason: string }) => ({ code, reason });

describe("a listening", () => {
	test("gets ready, gives partial texts as sound comes, the final one at stop, and closes", async () => {
		const caller = await listener();
		caller.say(start);
		expect(await caller.hear("ready")).toEqual({
			type: "ready",
			engine: "Scripted listening",
			max_seconds: 30,
			burst_seconds: 30,
		});
		caller.sound(35);
		await caller.hear("partial");
		caller.say({ type: "stop" });
		expect(await caller.closed).toEqual(reasonOf(closings.done));
		expect(caller.messages.slice(1)).toEqual([
			{ type: "partial", text: "do", until: 320 * 15 },
			{ type: "partial", text: "do you", until: 320 * 30 },
			{ type: "final", text: "do you want tea", until: 320 * 35 },
		]);
	});

	test("waits for a proved address", async () => {
		const caller = await new Listener(url, tokenOf(await signUpUnproved(app))).opened();
		caller.say(start);
		expect(await caller.closed).toEqual(reasonOf(closings.email_unverified));
		expect(caller.messages.map(({ type }) => type)).toEqual(["error"]);
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

	test("takes the token with its start, and the sound that comes while its caller is looked up", async () => {
		const token = tokenOf(await signUp(app));
		const caller = await new Listener(url).opened();
		caller.say({ ...start, token });
		caller.sound(60);
		caller.say({ type: "stop" });
		expect(await caller.closed).toEqual(reasonOf(closings.done));
		expect(caller.messages.filter(({ type }) => type === "partial")).toHaveLength(4);
	});

	test("hears a last frame that is shorter than the others", async () => {
		const caller = await listening();
		caller.sound(14);
		caller.sound(1, silence.subarray(0, 2 * 319));
		caller.say({ type: "stop" });
		await caller.closed;
		expect(caller.messages.at(-1)).toMatchObject({ type: "final", text: script.words });
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
		const someone = await signUp(app);
		const first = await listening(someone);
		const second = await listening(someone);
		expect(await first.closed).toEqual(reasonOf(closings.replaced));
		second.close();
	});

	test("a person who signs out is cut off", async () => {
		const someone = await signUp(app);
		const caller = await listening(someone);
		await app.inject({ method: "POST", url: "/api/auth/sign-out", headers: someone.session, payload: {} });
		expect(await caller.closed).toEqual(reasonOf(closings.unauthenticated));
	});

	test("a person whose account is deleted is cut off", async () => {
		const someone = await signUp(app);
		const caller = await listening(someone);
		const deleted = await app.inject({ method: "DELETE", url: "/api/v1/users/delete", headers: someone.headers });
		expect(deleted.statusCode).toBe(200);
		expect(await caller.closed).toEqual(reasonOf(closings.unauthenticated));
	});

	test("no more callers than the recogniser bears: one more is refused as busy, and one who pays is let in", async () => {
		const talking = [await listening(), await listening()];
		const refused = await listener();
		refused.say(start);
		expect(await refused.closed).toEqual(reasonOf(closings.busy));
		expect(refused.messages).toEqual([{ type: "error", code: "busy", detail: closings.busy.detail }]);
		for (const caller of talking) caller.sound(20, talk);
		const paying = await signUp(app);
		await app.inject({ url: "/api/v1/users", headers: paying.headers });
		const person = await findPersonByEmail(context.db, paying.email);
		await putOnPlan(context, person?.id ?? "", "base-monthly");
		const paid = await listening(paying);
		const gone = await Promise.race(talking.map((caller) => caller.closed.then((closed) => ({ caller, closed }))));
		expect(gone.closed).toEqual(reasonOf(closings.busy));
		expect(gone.caller.messages).toContainEqual(expect.objectContaining({ type: "final", text: script.words }));
		for (const caller of [...talking, paid]) caller.close();
	});
});

describe("what ends a listening", () => {
	test("the seconds of the plan: what was heard is still said", async () => {
		const caller = await listening();
		for (let second = 0; second < 33; second++) {
			now += 1000;
			caller.sound(50, talk);
			const words = Math.min(4, Math.floor((second + 1) / 0.3));
			await expect.poll(() => caller.messages.length).toBeGreaterThan(words);
		}
		expect(await caller.closed).toEqual(reasonOf(closings.time_limit));
		expect(caller.messages.map(({ type }) => type)).toContain("final");
	});

	test.each([
		["the time of the plan, however little sound came in it", 36, closings.time_limit],
		["no frames for a while", limits.audio.idleSeconds + 1, closings.idle],
	])("%s: what was heard is still said", async (_name, seconds, closing) => {
		const caller = await listening();
		caller.sound(20, talk);
		await caller.hear("partial");
		await caller.flushed();
		now += seconds * 1000;
		expect(await caller.closed).toEqual(reasonOf(closing));
		expect(caller.messages.filter(({ type }) => type === "final")).toHaveLength(1);
	});

	test("frames in which nothing is to be heard", async () => {
		const caller = await listening();
		for (let waited = 0; waited <= limits.audio.silentSeconds; waited += 5) {
			caller.sound(50);
			await caller.flushed();
			now += 5_000;
		}
		expect(await caller.closed).toEqual(reasonOf(closings.idle));
	});

	test("a start that does not come in time", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const caller = await listener();
		vi.advanceTimersByTime(limits.audio.startSeconds * 1000);
		vi.useRealTimers();
		expect(await caller.closed).toEqual(reasonOf(closings.idle));
	});

	test("sound that comes faster than anybody speaks", async () => {
		const caller = await listener();
		caller.say(start);
		await caller.hear("ready");
		caller.sound((limits.audio.burstSeconds * 1000) / limits.audio.frameMilliseconds + 5);
		expect(await caller.closed).toEqual(reasonOf(closings.too_fast));
	});

	test.each([
		["sound before start", (caller: Listener) => caller.sound(1)],
		["a message that is no JSON", (caller: Listener) => caller.say("start")],
		["another rate", (caller: Listener) => caller.say({ ...start, sample_rate: 48_000 })],
		["stop before start", (caller: Listener) => caller.say({ type: "stop" })],
	])("%s", async (_name, misbehave) => {
		const caller = await listener();
		misbehave(caller);
		expect(await caller.closed).toEqual(reasonOf(closings.bad_message));
	});

	test.each([
		["start said twice", (caller: Listener) => caller.say(start)],
		["a frame of half a sample", (caller: Listener) => caller.sound(1, silence.subarray(0, 639))],
		["a frame that is too long", (caller: Listener) => caller.sound(1, Buffer.alloc(642))],
		["a frame of nothing", (caller: Listener) => caller.sound(1, Buffer.alloc(0))],
		["a frame after the short one, which is the last", (caller: Listener) => caller.sound(2, silence.subarray(0, 2))],
	])("%s, once it is open", async (_name, misbehave) => {
		const caller = await listening();
		misbehave(caller);
		expect(await caller.closed).toEqual(reasonOf(closings.bad_message));
	});

	test("a message that is far too long", async () => {
		const caller = await listener();
		caller.say({ ...start, token: "x".repeat(limits.audio.messageBytes) });
		expect((await caller.closed).code).toBe(1009);
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

	test("a recogniser that is lost: the words it had sent are kept", async () => {
		script.failing = "hearing";
		const caller = await listening();
		caller.sound(40);
		await caller.closed;
		script.failing = undefined;
		expect(caller.messages.filter(({ type }) => type === "final")).toEqual([
			{ type: "final", text: "do", until: 320 * 15 },
		]);
	});

	test("a recogniser that never says its last word: the words it had sent are kept", async () => {
		script.failing = "stalled";
		const caller = await listening();
		caller.sound(20);
		await caller.hear("partial");
		caller.say({ type: "stop" });
		await caller.flushed();
		script.failing = undefined;
		now += 31_000;
		expect(await caller.closed).toEqual(reasonOf(closings.failed));
		expect(caller.messages.at(-2)).toEqual({ type: "final", text: "do", until: 320 * 15 });
	});

	test("the caller's going: no listening stays open", async () => {
		const caller = await listener();
		caller.say(start);
		await caller.hear("ready");
		caller.close();
		await expect.poll(() => context.listeners.size).toBe(0);
	});
});
