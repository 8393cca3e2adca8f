import { beforeEach, describe, expect, test } from "vitest";
import { beginLearning, type LearnedSound, learnSound } from "./learn-sound.ts";
import { hearSound, loudnessOf, type SoundSignal, silent } from "./sound-switch.ts";

const every = 10;
let now: number;

beforeEach(() => {
	now = 5_000;
});

describe("a sound as a switch, from -40 dB", () => {
	let state: typeof silent;
	let signals: SoundSignal[];
	/** Feeds a level for some time, measured every 10 ms. */
	function hear(loudness: number | undefined, milliseconds: number) {
		for (const until = now + milliseconds; now < until; now += every) {
			const heard = hearSound(state, loudness, -40, now);
			state = heard.state;
			if (heard.signal) signals.push(heard.signal);
		}
	}
	beforeEach(() => {
		state = silent;
		signals = [];
		hear(-70, 100);
	});

	test("is a press once it lasts 60 ms, and is released after 150 ms of quiet", () => {
		hear(-40, 60);
		expect(signals).toEqual([]);
		hear(-40, every);
		expect(signals).toEqual(["down"]);
		hear(-40, 1000);
		hear(-70, 150);
		expect(signals).toEqual(["down"]);
		hear(-70, every);
		expect(signals).toEqual(["down", "up"]);
	});

	test("a knock is not a press, and neither are several separate ones", () => {
		for (let knock = 0; knock < 5; knock++) {
			hear(-10, 50);
			hear(-70, 50);
		}
		expect(signals).toEqual([]);
	});

	test("a voice that trembles by 6 dB, or pauses for a moment, holds", () => {
		hear(-39, 100);
		for (let breath = 0; breath < 5; breath++) {
			hear(-46, 300);
			hear(-60, 140);
			hear(-42, 20);
		}
		expect(signals).toEqual(["down"]);
	});

	test("while Sayso listens or speaks no sound is a press, nor the rest of it afterwards", () => {
		hear(undefined, 500);
		hear(-10, 500);
		expect(signals).toEqual([]);
		hear(-70, 50);
		hear(-10, 100);
		expect(signals).toEqual(["down"]);
		hear(undefined, 50);
		expect(signals).toEqual(["down", "lost"]);
	});
});

describe("learning a sound", () => {
	let learning: ReturnType<typeof beginLearning>;
	let learned: LearnedSound;
	function hear(loudness: number, milliseconds: number) {
		for (const until = now + milliseconds; now < until; now += every) {
			({ state: learning, learned } = learnSound(learning, loudness, now));
			if (learned.step === "learned" || learned.step === "nothing") return;
		}
	}
	beforeEach(() => {
		learning = beginLearning(now);
	});

	test("a second of the room, then the sound: the threshold is half way between", () => {
		hear(-60, 1000);
		expect(learned).toEqual({ step: "quiet" });
		hear(-60, 2000);
		expect(learned).toEqual({ step: "sound" });
		hear(-20, 300);
		hear(-58, every);
		expect(learned).toEqual({ step: "learned", threshold: -40 });
	});

	test("a sound barely above the room, or as short as a knock, is not learnt; after 15 s it ends", () => {
		hear(-60, 1000);
		hear(-49, 3000);
		hear(-10, 70);
		hear(-60, 3000);
		expect(learned).toEqual({ step: "sound" });
		hear(-60, 15_000);
		expect(learned).toEqual({ step: "nothing" });
		expect(now).toBe(5_000 + 16_000);
	});
});

test("loudness is in decibels of full scale", () => {
	const wave = (peak: number) =>
		Float32Array.from({ length: 480 }, (_, at) => peak * Math.sin((at * 2 * Math.PI) / 48));
	expect(loudnessOf(wave(1))).toBeCloseTo(-3, 1);
	expect(loudnessOf(wave(0.1))).toBeCloseTo(-23, 1);
	expect(loudnessOf(wave(0))).toBe(-100);
});
