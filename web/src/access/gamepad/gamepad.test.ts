import { beforeEach, expect, test } from "vitest";
import { idlePad, type Pad, type PadReading, readPad } from "./gamepad.ts";
import { nearest } from "./nearest.ts";

let pad: Pad;
beforeEach(() => {
	pad = idlePad;
});
function read(reading: Partial<PadReading>, now: number) {
	const next = readPad(pad, { buttons: [], axes: [], isStandard: true, ...reading }, 0.35, now);
	pad = next.pad;
	return next.signal;
}

test("a direction is emitted at once, again after 400 ms, then every 200 ms", () => {
	const given = [];
	read({ axes: [0, 0] }, 0);
	for (let now = 0; now <= 1000; now += 20) if (read({ axes: [1, 0] }, now).move) given.push(now);
	expect(given).toEqual([0, 400, 600, 800, 1000]);
});

test("a stick inside the dead zone emits nothing, and outside it the stronger direction", () => {
	expect(read({ axes: [0.3, 0.1, 0, 0] }, 0).move).toBeUndefined();
	expect(read({ axes: [0.3, -0.5] }, 20).move).toBe("up");
	expect(read({ axes: [0, 0, 0, 0] }, 40).move).toBeUndefined();
	expect(read({ axes: [0, 0, -0.9, 0.2] }, 60).move).toBe("left");
});

test("the cross emits directions, every button its number, down and up once", () => {
	expect(read({ buttons: [13] }, 0)).toEqual({ move: "down", down: [13], up: [] });
	expect(read({ buttons: [0] }, 20)).toEqual({ down: [0], up: [13] });
	expect(read({ buttons: [0] }, 40)).toEqual({ down: [], up: [] });
	expect(read({}, 60)).toEqual({ down: [], up: [0] });
});

test.each([
	["triggers at one end", [0, 0, -1, 0, 0, -1]],
	["triggers at the other end", [0, 0, 1, 0, 0, 1]],
	["a hat beyond its ends", [0, 0, 0, 0, 0, 0, 0, 0, 0, 3.2857]],
	["an axis at its end", [-1, 0]],
])("an unknown pad that rests with %s emits nothing, and its stick works once it leaves the middle", (_, axes) => {
	for (let now = 0; now <= 2000; now += 20) expect(read({ axes, isStandard: false }, now).move).toBeUndefined();
	expect(read({ axes: [axes[0] ?? 0, 0.9, ...axes.slice(2)], isStandard: false }, 2020).move).toBe("down");
});

test("a trigger of an unknown pad emits nothing", () => {
	for (const [at, pull] of [-1, 0, 1, 0, -1].entries())
		expect(read({ axes: [0, 0, pull], isStandard: false }, at * 20).move).toBeUndefined();
});

test("a button of an unknown pad at the index of a cross is a button", () => {
	expect(read({ buttons: [12], isStandard: false }, 0)).toEqual({ down: [12], up: [] });
});

test("the next target in a direction is near and ahead, not to the side", () => {
	const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
	const others = [box(20, 0), box(60, 0), box(0, 30), box(12, 90)];
	expect(nearest(box(0, 0), others, "right")).toBe(0);
	expect(nearest(box(0, 0), others, "down")).toBe(2);
	expect(nearest(box(0, 0), others, "left")).toBeUndefined();
	expect(nearest(box(40, 0), others, "left")).toBe(0);
});
