import { closings } from "@sayso/contract/v1/ws.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { FaultProxy } from "@sayso/harness/stand-ins/fault-proxy.ts";
import { hearsNumbers, soundOf } from "@sayso/harness/stand-ins/hears-numbers.ts";
import { afterAll, afterEach, expect, test } from "vitest";
import { inOrder } from "./adapters/speech-to-text/in-order.ts";
import { serveListening } from "./adapters/speech-to-text/remote/serve-listening.ts";
import { remoteSpeechToText } from "./adapters/speech-to-text/remote.ts";
import type { SpeechToText } from "./seams/speech-to-text.ts";

/** Two processes listen for the server. The connection to the one with more places has faults. */
const secret = "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa";
const words = ["", "would", "you", "like", "tea", "or", "some", "coffee", "now"];

/** How often the listener behind the faulty connection was asked for free places; whether the other listener has some. */
let asked = 0;
let otherHasPlaces = true;

const wordOf = (number: number) => words[number];
/** How many listenings began at each. */
const opened = { near: 0, far: 0 };
const listens = (speechToText: SpeechToText) =>
	serveListening({ speechToText, secret, host: "127.0.0.1", port: 0, report: () => {} });
const near = await listens({
	...hearsNumbers({ capacity: 20, wordOf, opened: () => opened.near++ }),
	available: async () => ++asked > 0,
});
const far = await listens({
	...hearsNumbers({ capacity: 10, wordOf, opened: () => opened.far++ }),
	available: async () => otherHasPlaces,
});
const way = await FaultProxy.before({ host: "127.0.0.1", port: near.port });
const addresses = [way.port, far.port].map((port) => `http://127.0.0.1:${port}`);
// Registered before the app opens, because the last hook runs first.
afterAll(async () => void (await Promise.all([way.close(), near.close(), far.close()])));
const recogniser = inOrder(
	[
		{
			// A silent listener is never asked to open another listening: that alone would take a minute.
			recogniser: remoteSpeechToText({ addresses, secret, pace: { every: 100, sign: 1_000, open: 60_000 } }),
			isReady: () => true,
		},
	],
	{ clock: { now: () => new Date() }, report: () => {} },
);
const { app } = await testApp(
	{ ROLE: "web", LISTENERS: addresses.join(","), LISTENERS_SECRET: secret, RATE_LIMITS: "off" },
	{ speechToText: recogniser },
);
const url = await app.listen({ port: 0, host: "127.0.0.1" });

/** Two utterances, and the points at which the fault occurs: so many frames sent and transcribed. */
const conversation = [1, 2, 3, 4, 0, 5, 6, 7, 8];
const points = [0, 1, 3, 5, 7, 9];
const people = await Promise.all(points.map(() => signUp(app)));
const textOf = (frames: readonly number[]) => frames.flatMap((frame) => words[frame] || []).join(" ");

/** The text on the screen after each message: final, and partial. */
function screens({ messages }: Listener): string[] {
	let finals = "";
	return messages.flatMap((message) => {
		if (message.type !== "partial" && message.type !== "final") return [];
		const all = `${finals} ${message.text}`.trim();
		if (message.type === "final") finals = all;
		return all;
	});
}
const finalsOf = ({ messages }: Listener) => messages.flatMap((each) => (each.type === "final" ? each.text : []));
const say = (caller: Listener, frames: readonly number[]) => {
	for (const frame of frames) caller.sound(1, soundOf(frame));
};

/** Opens all streams through the connection that will fail, each up to its point. */
async function underWay(): Promise<Listener[]> {
	// After the second request the answer to the first is known.
	const before = asked;
	await expect.poll(() => asked).toBeGreaterThan(before + 1);
	await expect
		.poll(async () => (await app.inject("/api/v1/status")).json().listening_places)
		.toEqual({ places: otherHasPlaces ? 30 : 20, taken: 0 });
	const callers = await Promise.all(
		people.map(async ({ headers }) => {
			const caller = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
			caller.say(start);
			await caller.hear("ready");
			return caller;
		}),
	);
	expect(near.size).toBe(people.length);
	Object.assign(opened, { near: 0, far: 0 });
	for (const [at, caller] of callers.entries()) {
		const said = conversation.slice(0, points[at]);
		say(caller, said);
		await expect.poll(() => screens(caller).at(-1) ?? "").toBe(textOf(said));
	}
	return callers;
}

/** Sends the rest of all streams and stops them. */
async function heardOut(callers: readonly Listener[]): Promise<void> {
	for (const [at, caller] of callers.entries()) {
		say(caller, conversation.slice(points[at]));
		caller.say({ type: "stop" });
	}
	for (const caller of callers) {
		expect((await caller.closed).code).toBe(closings.done.code);
		expect(finalsOf(caller)).toEqual(["would you like tea", "or some coffee now"]);
		const counts = screens(caller).map((text) => text.split(" ").length);
		expect(counts).toEqual(counts.toSorted((one, other) => one - other));
	}
}
afterEach(() => {
	way.mend();
	otherHasPlaces = true;
});

test.each(["refused", "silent", "deaf", "garbled"] as const)(
	"a way to a listener that is %s: another hears the sound again, and every word is heard once",
	async (fault) => {
		const callers = await underWay();
		way.spoil(fault);
		await heardOut(callers);
		expect(opened).toEqual({ near: 0, far: people.length });
	},
);

test.each([true, false])(
	"a way that is cut, with another listener there: %s; every word is heard once",
	async (isThere) => {
		otherHasPlaces = isThere;
		const callers = await underWay();
		way.cut();
		await heardOut(callers);
		expect(opened).toEqual(isThere ? { near: 0, far: people.length } : { near: people.length, far: 0 });
	},
);

test("connections that are half open: another hears the sound again", async () => {
	const callers = await underWay();
	way.strand();
	await heardOut(callers);
	expect(opened).toEqual({ near: 0, far: people.length });
});

test("what is late is heard late, and nothing of it is lost or heard twice", async () => {
	const callers = await underWay();
	const before = callers.map(({ messages }) => messages.length);
	way.hold();
	const finished = heardOut(callers);
	await Promise.all(callers.map((caller) => caller.flushed()));
	// All audio has reached the process that serves people, and no further one.
	expect(callers.map(({ messages }) => messages.length)).toEqual(before);
	way.release();
	await finished;
	expect(opened).toEqual({ near: 0, far: 0 });
});
