import { limits } from "@sayso/contract/limits.ts";
import { closings } from "@sayso/contract/v1/ws.ts";
import { Listener, start, talk } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { beforeEach, expect, test } from "vitest";
import { HeardStream } from "../../adapters/speech-to-text/heard-stream.ts";
import { inOrder } from "../../adapters/speech-to-text/in-order.ts";
import { scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";

/** The current recogniser, controlled by the test. */
let hears: HeardStream;
let mayOpen: boolean;
/** Whether the recogniser was asked to finish. */
let isFinishing: boolean;
let now = Date.parse("2026-06-01T10:00:00Z");
const clock = { now: () => new Date(now) };
function passing(seconds: number) {
	now += seconds * 1000;
}
const byHand: SpeechToText = {
	...scriptedSpeechToText(),
	async open() {
		if (!mayOpen) throw new SeamError("Gone", { retryable: true });
		hears = new HeardStream();
		const { put, end, discard } = hears;
		const output = { put: put.bind(hears), end: end.bind(hears), abort: discard.bind(hears) };
		const words = hears[Symbol.asyncIterator]();
		const finish = () => {
			isFinishing = true;
		};
		return { ...output, push() {}, finish, [Symbol.asyncIterator]: () => words };
	},
};
const { app } = await testApp(
	{ RATE_LIMITS: "off" },
	{
		speechToText: inOrder([{ recogniser: byHand, isReady: () => true }], { clock, report() {} }),
		clock,
	},
);
const url = await app.listen({ port: 0, host: "127.0.0.1" });

beforeEach(() => {
	mayOpen = true;
	isFinishing = false;
});

/** A person of whom two words were transcribed, half a second before the end of their audio. */
async function heardInPart(): Promise<Listener> {
	const { headers } = await signUp(app);
	const caller = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
	caller.say(start);
	await caller.hear("ready");
	caller.sound(50, talk);
	await caller.flushed();
	hears.put({ type: "partial", text: "do you", until: 8_000 });
	await caller.hear("partial");
	return caller;
}
const finals = ({ messages }: Listener) => messages.filter(({ type }) => type === "final");

test.each([undefined, 503])(
	"a recogniser that is lost with no other to follow it (%s): its words stay, the sound after them is left for another, and the caller gets an error",
	async (status) => {
		const caller = await heardInPart();
		mayOpen = false;
		hears.end(new SeamError("Lost", { retryable: true, ...(status && { status }) }));
		expect((await caller.closed).code).toBe(closings.failed.code);
		expect(caller.messages.slice(2)).toEqual([
			{ type: "final", text: "do you", until: 8_000 },
			{ type: "error", code: "failed", detail: closings.failed.detail },
		]);
	},
);

test.each([
	["Stop", (caller: Listener) => caller.say({ type: "stop" })],
	["a silence, for which it is ended", () => passing(limits.audio.idleSeconds + 1)],
])(
	"a recogniser that never says its last words after %s: those it said stay, and the caller is closed with an error, as more was said",
	async (_, end) => {
		const caller = await heardInPart();
		end(caller);
		await expect.poll(() => isFinishing).toBe(true);
		passing(31);
		expect((await caller.closed).code).toBe(closings.failed.code);
		expect(finals(caller)).toEqual([{ type: "final", text: "do you", until: 8_000 }]);
	},
);

test("the next recogniser’s first words, said for good and from later sound, leave those of the one that is lost", async () => {
	const caller = await heardInPart();
	const first = hears;
	first.end(new SeamError("Lost", { retryable: true }));
	await expect.poll(() => hears).not.toBe(first);
	hears.put({ type: "final", text: "sugar", until: 64_000 });
	await expect.poll(() => finals(caller)).toMatchObject([{ text: "do you" }, { text: "sugar" }]);
	caller.close();
});

test("the next one’s first words, of a part of that sound, leave the rest until it is heard", async () => {
	const caller = await heardInPart();
	hears.put({ type: "partial", text: "do you want tea", until: 12_000 });
	const first = hears;
	first.end(new SeamError("Lost", { retryable: true }));
	await expect.poll(() => hears).not.toBe(first);
	hears.put({ type: "final", text: "Do you", until: 8_000 });
	await expect.poll(() => finals(caller)).toMatchObject([{ text: "Do you" }]);
	await expect.poll(() => caller.messages.at(-1)).toEqual({ type: "partial", text: "want tea", until: 12_000 });
	hears.put({ type: "final", text: "want some tea", until: 16_000 });
	await expect.poll(() => finals(caller)).toMatchObject([{ text: "Do you" }, { text: "want some tea" }]);
	caller.close();
});
