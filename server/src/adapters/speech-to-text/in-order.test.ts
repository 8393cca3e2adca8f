import { describe, expect, test } from "vitest";
import { describeSpeechToText } from "../../seams/speech-to-text.conformance.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { inOrder } from "./in-order.ts";
import { type ListeningScript, scriptedSpeechToText } from "./scripted.ts";

const sampleRate = 16_000;

/** A better recogniser and a basic one, each of which follows its script. */
function both(better: ListeningScript, basic: ListeningScript = {}, hasBasic = true) {
	const reported: unknown[] = [];
	let [isReady, now] = [true, 0];
	const scripted = (script: ListeningScript, words: string) => scriptedSpeechToText(Object.assign(script, { words }));
	const recogniser = inOrder(
		[
			{
				recogniser: { ...scripted(better, "heard well"), name: "better", label: "Better" },
				isReady: () => isReady,
			},
			{
				recogniser: { ...scripted(basic, "heard somehow"), name: "basic", label: "Basic", basic: true },
				isReady: () => hasBasic,
			},
		],
		{ clock: { now: () => new Date(now) }, report: (error) => reported.push(error) },
	);
	return {
		recogniser,
		reported,
		become: (ready: boolean) => {
			isReady = ready;
		},
		wait: (milliseconds: number) => {
			now += milliseconds;
		},
		async heard(signal = new AbortController().signal) {
			const listening = await recogniser.open({ sampleRate, signal });
			listening.push(new Uint8Array(sampleRate * 2));
			listening.finish();
			const last = (await Array.fromAsync(listening)).at(-1)?.text;
			return [listening.label, last];
		},
	};
}

const words = "would you like a cup of tea";
const sound = new Uint8Array(sampleRate * 2 * 3);
describeSpeechToText(
	"recognisers in order",
	() =>
		inOrder(
			[scriptedSpeechToText(), scriptedSpeechToText()].map((recogniser) => ({ recogniser, isReady: () => true })),
			{ clock: { now: () => new Date() }, report: () => {} },
		),
	{ first: { words, sound }, second: { words, sound } },
	{ isHeard: true },
);

describe("recognisers in order", () => {
	test("changes with the next listening when the better one becomes ready, or is taken away", async () => {
		const { recogniser, become, heard } = both({});
		become(false);
		expect([recogniser.label, recogniser.basic]).toEqual(["Basic", true]);
		expect(await heard()).toEqual(["Basic", "heard somehow"]);
		become(true);
		expect([recogniser.label, recogniser.basic]).toEqual(["Better", false]);
		expect(await heard()).toEqual(["Better", "heard well"]);
		become(false);
		expect(await heard()).toEqual(["Basic", "heard somehow"]);
	});

	test.each([
		["does not open", "open"],
		["is lost while it listens, as it may be lost again", "hearing"],
	] as const)(
		"listens with the basic one where the better %s, and leaves that alone for a minute",
		async (_how, failing) => {
			const script: ListeningScript = { failing };
			const { heard, reported, wait } = both(script);
			expect(await heard()).toEqual(["Basic", "heard somehow"]);
			expect(reported).toHaveLength(1);
			delete script.failing;
			expect(await heard()).toEqual(["Basic", "heard somehow"]);
			wait(60_000);
			expect(await heard()).toEqual(["Better", "heard well"]);
		},
	);

	test("lets the better one go of what waits with models that are gone, and of nothing else", async () => {
		const asked: boolean[] = [];
		let isReady = false;
		const better: SpeechToText = {
			...scriptedSpeechToText({ words: "heard well" }),
			available: async () => {
				asked.push(isReady);
				return isReady;
			},
		};
		const recogniser = inOrder(
			[
				{ recogniser: better, isReady: () => isReady },
				{ recogniser: scriptedSpeechToText(), isReady: () => true },
			],
			{ clock: { now: () => new Date() }, report: () => {} },
		);
		const { signal } = new AbortController();
		await recogniser.open({ sampleRate, signal });
		expect(asked).toEqual([false]);
		expect(await recogniser.available()).toBe(true);
		expect(asked).toEqual([false, false]);
		isReady = true;
		await recogniser.open({ sampleRate, signal });
		expect(asked).toEqual([false, false]);
	});

	test("tries the same one again, once, where no other can take over", async () => {
		const script: ListeningScript = { failing: "hearing" };
		const { heard, reported } = both(script, { failing: "open" }, false);
		await expect(heard()).rejects.toThrow("scripted loss");
		expect(reported).toHaveLength(2);
		delete script.failing;
		expect(await heard()).toEqual(["Better", "heard well"]);
	});

	test("has as many places as the one that has most", () => {
		expect(both({ capacity: 1 }, { capacity: 8 }).recogniser.capacity).toBe(8);
		expect(both({ capacity: 3 }, { capacity: 0 }, false).recogniser.capacity).toBe(3);
	});

	test("is available while one of them is", async () => {
		expect(await both({ available: false }).recogniser.available()).toBe(true);
		expect(await both({}, { available: false }).recogniser.available()).toBe(true);
		expect(await both({ available: false }, { available: false }).recogniser.available()).toBe(false);
	});

	test("gives a caller who finds no place with the better one to the basic one, until a place is free", async () => {
		const { recogniser, heard } = both({ capacity: 1 });
		const caller = new AbortController();
		await recogniser.open({ sampleRate, signal: caller.signal });
		expect(await heard()).toEqual(["Basic", "heard somehow"]);
		caller.abort();
		expect(await heard()).toEqual(["Better", "heard well"]);
		expect(await heard()).toEqual(["Better", "heard well"]);
	});
});
