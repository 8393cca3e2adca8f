import { beforeEach, expect, test } from "vitest";
import { idlePad, type Pad, type PadReading, readPad } from "./gamepad.ts";
import { nearest } from "./nearest.ts";

let pad: Pad;
beforeEach(() => {
	pad = idlePad;
});
function read(reading: Partial<PadReading>, now: number) {
	const next = readPad(pad, { buttons: [], axes: [], ...reading }, 0.35, now);
	pad = next.pad;
	return next.signal;
}

test("a direction is given at once, again after 400 ms, then every 200 ms", () => {
	const given = [];
	for (let now = 0; now <= 1000; now += 20) if (read({ axes: [1, 0] }, now).move) given.push(now);
	expect(given).toEqual([0, 400, 600, 800, 1000]);
});

test("within the dead zone a stick says nothing, and beyond it the stronger direction", () => {
	expect(read({ axes: [0.3, 0.1] }, 0).move).toBeUndefined();
	expect(read({ axes: [0.3, -0.5] }, 20).move).toBe("up");
	expect(read({ axes: [0, 0] }, 40).move).toBeUndefined();
	expect(read({ axes: [0, 0, -0.9, 0.2] }, 60).move).toBe("left");
});

test("the cross gives directions, the other buttons their numbers, down and up once", () => {
	expect(read({ buttons: [13] }, 0)).toEqual({ move: "down", down: [], up: [] });
	expect(read({ buttons: [0] }, 20)).toEqual({ down: [0], up: [] });
	expect(read({ buttons: [0] }, 40)).toEqual({ down: [], up: [] });
	expect(read({}, 60)).toEqual({ down: [], up: [0] });
});

test("the next in a direction is the near one that lies ahead, not aside", () => {
	const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
	const others = [box(20, 0), box(60, 0), box(0, 30), box(12, 90)];
	expect(nearest(box(0, 0), others, "right")).toBe(0);
	expect(nearest(box(0, 0), others, "down")).toBe(2);
	expect(nearest(box(0, 0), others, "left")).toBeUndefined();
	expect(nearest(box(40, 0), others, "left")).toBe(0);
});
