import { beforeEach, describe, expect, test } from "vitest";
import {
	openSwitch,
	type SwitchEvent,
	type SwitchPace,
	type SwitchSignal,
	type SwitchState,
	stepSwitch,
} from "./switch-press.ts";

let now: number;
let state: SwitchState;
let signals: SwitchSignal[];
const pace: SwitchPace = { debounce: 100, acceptance: 0, ignoreSecond: 0 };

function give(type: SwitchEvent["type"], own: Partial<SwitchPace> = {}) {
	const switched = stepSwitch(state, { type }, { ...pace, ...own }, now);
	state = switched.state;
	if (switched.signal) signals.push(switched.signal);
}
function press(held: number, own?: Partial<SwitchPace>) {
	give("down", own);
	now += held;
	give("up", own);
}
const counted = () => signals.filter((signal) => signal.type === "up" && signal.counts).length;

beforeEach(() => {
	now = 50_000;
	state = openSwitch;
	signals = [];
});

test("a press within 100 ms of the one before is tremor", () => {
	press(40);
	now += 99;
	press(40);
	expect(counted()).toBe(1);
	now += 100;
	press(40);
	expect(counted()).toBe(2);
});

test("the debounce is configurable, 0 to 1000 ms", () => {
	press(40, { debounce: 0 });
	press(40, { debounce: 0 });
	expect(counted()).toBe(2);
	now += 999;
	press(40, { debounce: 1000 });
	expect(counted()).toBe(2);
});

test("a press shorter than the acceptance time is a slip", () => {
	press(299, { acceptance: 300 });
	expect(signals.at(-1)).toMatchObject({ type: "up", held: 299, counts: false });
	now += 500;
	press(300, { acceptance: 300 });
	expect(counted()).toBe(1);
});

test("a second press is ignored for the configured time; a slip before it is not a press", () => {
	press(40, { ignoreSecond: 800 });
	now += 799;
	press(40, { ignoreSecond: 800 });
	expect(counted()).toBe(1);
	now += 1000;
	press(40, { ignoreSecond: 800 });
	expect(counted()).toBe(2);
});

describe("held for three seconds", () => {
	test("it is the exit, once, and the release has no effect", () => {
		give("down");
		now += 2999;
		give("tick");
		expect(signals.map(({ type }) => type)).toEqual(["down"]);
		now += 1;
		give("tick");
		give("tick");
		give("up");
		expect(signals.map(({ type }) => type)).toEqual(["down", "wayOut", "up"]);
		expect(counted()).toBe(0);
	});
});

test("a press is long after the configured time, and still the exit after three seconds", () => {
	const long = { longAfter: 1000 };
	press(999, long);
	give("tick", long);
	expect(signals.at(-1)).toMatchObject({ counts: true, isLong: false });
	now += 500;
	give("down", long);
	now += 1000;
	give("tick", long);
	expect(signals.at(-1)).toEqual({ type: "long" });
	now += 500;
	give("up", long);
	expect(signals.at(-1)).toMatchObject({ held: 1500, isLong: true });
	now += 500;
	give("down", long);
	for (const after of [1000, 2000]) {
		now += after;
		give("tick", long);
	}
	expect(signals.at(-1)).toEqual({ type: "wayOut" });
	give("up", long);
	expect(signals.at(-1)).toMatchObject({ counts: false, isLong: false });
});

test("a key that repeats, or is released twice, is one press", () => {
	give("down");
	give("down");
	give("up");
	give("up");
	expect(signals.map(({ type }) => type)).toEqual(["down", "up"]);
});
