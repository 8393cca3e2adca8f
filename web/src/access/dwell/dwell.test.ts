import { beforeEach, expect, test } from "vitest";
import { beginDwell, type Dwell, type DwellEvent, filling, restButton, stepDwell } from "./dwell.ts";

let now: number;
let x: number;
let dwell: Dwell;
let chosen: string[];
let time: number;

function give(event: DwellEvent) {
	const dwelt = stepDwell(dwell, event, time, now);
	dwell = dwelt.dwell;
	if (dwelt.chosen) chosen.push(dwelt.chosen);
}
function pass(milliseconds: number) {
	const until = now + milliseconds;
	const due = filling(dwell, time, now)?.due;
	if (due !== undefined && due <= until) {
		now = due;
		give({ type: "tick" });
	}
	now = until;
}
/** Moves the pointer to a target, or to empty space. */
function pointAt(id: string | undefined, { factor = 1, by = 20 } = {}) {
	x += by;
	give({ type: "pointer", at: { x, y: 5 }, target: id === undefined ? undefined : { id, factor } });
}

beforeEach(() => {
	now = 10_000;
	x = 0;
	time = 1000;
	dwell = beginDwell;
	chosen = [];
});

test("200 ms until the target starts to fill, then 1000 ms until it is chosen, once", () => {
	pointAt("yes");
	now += 200;
	expect(filling(dwell, time, now)?.share).toBe(0);
	now += 500;
	expect(filling(dwell, time, now)?.share).toBe(0.5);
	pass(499);
	expect(chosen).toEqual([]);
	pass(10_000);
	expect(chosen).toEqual(["yes"]);
	pointAt("yes");
	pass(10_000);
	expect(chosen).toEqual(["yes"]);
});

test("the pointer must leave a target before it is chosen again", () => {
	pointAt("yes");
	pass(1200);
	pointAt(undefined);
	pointAt("yes");
	pass(1200);
	expect(chosen).toEqual(["yes", "yes"]);
});

test("the dwell time is configurable, from 0.3 to 5 s", () => {
	for (time of [300, 5000]) {
		dwell = beginDwell;
		chosen = [];
		pointAt("yes");
		pass(200 + time - 1);
		expect(chosen).toEqual([]);
		pass(1);
		expect(chosen).toEqual(["yes"]);
	}
});

test("a target that speaks takes half as long again, and one that asks for more twice as long", () => {
	pointAt("say", { factor: 1.5 });
	pass(1699);
	expect(chosen).toEqual([]);
	pass(1);
	expect(chosen).toEqual(["say"]);
	pointAt("emergency", { factor: 2 });
	pass(2199);
	expect(chosen).toHaveLength(1);
	pass(1);
	expect(chosen).toEqual(["say", "emergency"]);
});

test("left by mistake, it resumes within 750 ms", () => {
	pointAt("yes");
	pass(900);
	pointAt(undefined);
	now += 750;
	pointAt("yes");
	pass(499);
	expect(chosen).toEqual([]);
	pass(1);
	expect(chosen).toEqual(["yes"]);
});

test("after that it starts again", () => {
	pointAt("yes");
	pass(900);
	pointAt(undefined);
	now += 751;
	pointAt("yes");
	pass(1199);
	expect(chosen).toEqual([]);
});

test("a target that appears under a still pointer is not chosen until the pointer moves", () => {
	pointAt(undefined);
	pointAt("came", { by: 0 });
	pass(10_000);
	expect(chosen).toEqual([]);
	pointAt("came", { by: 1 });
	pass(1200);
	expect(chosen).toEqual(["came"]);
});

test("a target that replaces the chosen one waits until the pointer has moved well away", () => {
	pointAt("card");
	pass(1200);
	for (let tremble = 0; tremble < 8; tremble++) pointAt("say it", { by: tremble % 2 ? 3 : -3 });
	pass(10_000);
	expect(chosen).toEqual(["card"]);
	pointAt("say it", { by: 15 });
	pass(1200);
	expect(chosen).toEqual(["card", "say it"]);
});

test("while the eyes rest only the button that ends the rest can be chosen", () => {
	pointAt(restButton);
	pass(1200);
	pointAt("yes");
	pass(10_000);
	expect(chosen).toEqual([restButton]);
	pointAt(restButton);
	pass(1200);
	pointAt("yes");
	pass(1200);
	expect(chosen).toEqual([restButton, restButton, "yes"]);
});

test("a pointer outside the window chooses nothing", () => {
	pointAt("yes");
	pass(900);
	give({ type: "leave" });
	pass(10_000);
	expect(chosen).toEqual([]);
});
