import { describe, expect, test } from "vitest";
import type { Heard } from "../../../seams/speech-to-text.ts";
import type { Decoder } from "./decoder.ts";
import { stepSamples, Utterances } from "./utterances.ts";

/** Takes samples of 1 as speech, half a second longer than they last; its text is the number of its steps. */
function countingDecoder(): Decoder & { whole: number[] } {
	let steps = 0;
	let since = Number.POSITIVE_INFINITY;
	const whole: number[] = [];
	return {
		whole,
		startUtterance: () => {
			steps = 0;
		},
		process(samples) {
			steps++;
			since = samples[0] ? 0 : since + 1;
		},
		processWhole(samples) {
			steps = samples.length / stepSamples;
			whole.push(steps);
		},
		inSpeech: () => since < 25,
		endUtterance: () => {},
		words: () => `${steps} <sil> steps(2) ++NOISE++`,
		close: () => {},
	};
}

/** Feeds seconds of speech and silence in turn, in steps of 20 ms, and returns the messages. */
const hear = (...seconds: number[]) => hearWith({}, ...seconds);

const timing = { silence: 0.8, silenceWhenLong: 0.52, lead: 0.5 };

function hearWith({ quick = countingDecoder(), careful = countingDecoder(), isBehind = false }, ...seconds: number[]) {
	const heard: (Heard & { at: number })[] = [];
	let step = 0;
	const utterances = new Utterances({
		quick,
		careful,
		timing,
		now: () => step * 20,
		isBehind: () => isBehind,
		hear: (message) => heard.push({ ...message, at: step * 0.02 }),
	});
	for (const [turn, length] of seconds.entries())
		for (const end = step + Math.round(length * 50); step < end; step++)
			utterances.take(new Int16Array(stepSamples).fill(turn % 2 === 0 ? 1 : 0));
	const beforeEnd = heard.length;
	utterances.takeLast();
	utterances.end();
	const finals = heard.filter(({ type }) => type === "final");
	return { heard, finals, careful, atTheEnd: heard.slice(beforeEnd) };
}

describe("utterances", () => {
	test("end 0.8 s after the last speech", () => {
		const { finals } = hear(2, 2);
		expect(finals.map(({ at }) => at)).toEqual([expect.closeTo(2.8, 1)]);
	});

	test("go on over a shorter pause", () => {
		expect(hear(2, 0.6, 2, 2).finals).toHaveLength(1);
	});

	test("of more than 8 s end at half a second's pause", () => {
		expect(hear(9, 0.6, 2, 2).finals).toHaveLength(2);
	});

	test("without any pause end after 20 s", () => {
		expect(hear(25, 1).finals.map(({ at }) => Math.round(at))).toEqual([20, 26]);
	});

	test("are heard again whole, with half a second from before the speech", () => {
		const { careful } = hear(0, 3, 2, 2);
		expect(careful.whole).toEqual([expect.closeTo((0.5 + 2 + 0.8) * 50, -1)]);
	});

	test("say a partial at most every 200 ms, as plain words, and one when the sound ends", () => {
		const partials = hear(2).heard.filter(({ type }) => type === "partial");
		expect(partials[0]?.text).toBe("1 steps");
		expect(partials).toHaveLength(10 + 1);
	});

	test("that are still going on when the sound ends are said then", () => {
		expect(hear(1).atTheEnd).toMatchObject([
			{ type: "partial", text: "50 steps" },
			{ type: "final", text: "50 steps" },
		]);
	});

	test("are not heard again where sound waits for it: the quick words stand", () => {
		const { finals, careful } = hearWith({ isBehind: true }, 2, 2);
		expect(finals).toMatchObject([{ text: "139 steps" }]);
		expect(careful.whole).toEqual([]);
	});

	test("that come to nothing when heard again keep their quick words", () => {
		const careful = { ...countingDecoder(), words: () => "<sil>" };
		expect(hearWith({ careful }, 2, 2).finals).toMatchObject([{ text: "139 steps" }]);
	});

	test("that are noticed only when the sound ends are said all the same", () => {
		let isOver = false;
		const late = { ...countingDecoder(), inSpeech: () => isOver, endUtterance: () => (isOver = true) };
		expect(hearWith({ quick: late }, 0.4).atTheEnd).toMatchObject([
			{ type: "partial", text: "20 steps" },
			{ type: "final", text: "20 steps" },
		]);
	});

	test("are not made of silence", () => {
		expect(hear(0, 5).heard).toEqual([]);
	});
});
