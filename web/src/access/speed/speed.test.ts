import { beforeEach, describe, expect, test } from "vitest";
import { beginMeasuring, type Measuring, measure, measuringDue } from "./measure.ts";
import { proposeFrom } from "./propose.ts";

let now: number;
let state: Measuring;
function pass(milliseconds: number) {
	const until = now + milliseconds;
	for (let due = measuringDue(state); due !== undefined && due <= until; due = measuringDue(state)) {
		now = due;
		state = measure(state, "tick", now);
	}
	now = until;
}
function press(held: number) {
	state = measure(state, "down", now);
	pass(held);
	state = measure(state, "up", now);
}
/** Waits for the light, and presses after the given reaction time. */
function answer(reaction: number, held = 200) {
	while (!state.isLit && !state.end) pass(10);
	pass(reaction - (now - state.at));
	press(held);
}

beforeEach(() => {
	now = 1000;
	state = beginMeasuring(now);
});

describe("measuring", () => {
	test("ten presses are enough; the wait before each light differs", () => {
		const waits = new Set<number>();
		for (let at = 0; at < 10; at++) {
			const from = now;
			while (!state.isLit) pass(10);
			waits.add(now - from);
			answer(800);
		}
		expect(state.end).toBe("done");
		expect(state.reactions).toEqual(Array(10).fill(800));
		expect(state.holds).toEqual(Array(10).fill(200));
		expect(waits.size).toBeGreaterThan(5);
	});

	test("it takes two minutes at most, with or without presses; a light without a press goes out after 12 s", () => {
		pass(1500);
		expect(state.isLit).toBe(true);
		pass(12_000);
		expect(state.isLit).toBe(false);
		pass(120_000 - 13_501);
		expect(state.end).toBeUndefined();
		pass(1);
		expect(state.end).toBe("done");
	});

	test("holding the switch for three seconds cancels it", () => {
		pass(500);
		press(2999);
		expect(state.end).toBeUndefined();
		pass(500);
		press(3000);
		expect(state.end).toBe("left");
	});

	test("a press before the light, or within 100 ms of it, was a guess; within 500 ms of a press it was tremor", () => {
		pass(700);
		press(50);
		while (!state.isLit) pass(10);
		pass(90);
		press(50);
		expect(state.reactions).toEqual([]);
		answer(600);
		pass(120);
		press(30);
		expect(state).toMatchObject({ reactions: [600], holds: [200], trembles: [120] });
	});
});

describe("the proposal", () => {
	const steady = { reactions: [780, 780, 780, 780], holds: [200, 300, 250, 320], trembles: [] };

	test("the scan time is the mean reaction over 0.65; the acceptance time is half the shortest press", () => {
		expect(proposeFrom(steady)).toEqual({ pace: 1200, acceptance: 100, debounce: 100 });
	});

	test("with varying reactions it is the mean plus two standard deviations", () => {
		// Mean 900, deviation 424: 1748 and not 1385.
		expect(proposeFrom({ ...steady, reactions: [600, 600, 900, 1500] })?.pace).toBe(1800);
	});

	test("presses up to the longest tremor apart are one", () => {
		expect(proposeFrom({ ...steady, trembles: [120, 230] })?.debounce).toBe(300);
	});

	test("it stays within the range of the settings, and three presses are too few", () => {
		const slow = { reactions: Array(4).fill(9000), holds: Array(4).fill(2900), trembles: [499] };
		expect(proposeFrom(slow)).toEqual({ pace: 10_000, acceptance: 1000, debounce: 550 });
		const fast = { reactions: Array(4).fill(110), holds: Array(4).fill(10), trembles: [] };
		expect(proposeFrom(fast)).toEqual({ pace: 300, acceptance: 0, debounce: 100 });
		expect(proposeFrom({ ...steady, reactions: [780, 780, 780] })).toBeUndefined();
	});
});
