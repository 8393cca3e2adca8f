import { expect, test } from "vitest";
import { isSlip, noTouch, type TouchPace, touchDown, touchUp } from "./touch.ts";

const usual: TouchPace = { hold: 0, ignoreSecond: 0, longest: 0 };

/** Which of these touches press, given as start and end in milliseconds. */
function pressedBy(pace: Partial<TouchPace>, ...given: [from: number, until: number][]): boolean[] {
	let touches = noTouch;
	const all = { ...usual, ...pace };
	return given.map(([from, until]) => {
		const down = touchDown(touches, all, from);
		const up = touchUp(down.touches, all, until);
		touches = up.touches;
		return up.counts;
	});
}

test("a touch presses; with a hold time only one of that length", () => {
	expect(pressedBy({}, [0, 10])).toEqual([true]);
	expect(pressedBy({ hold: 200 }, [0, 199], [300, 500])).toEqual([false, true]);
});
test("a second touch too soon after one that pressed does not press", () => {
	expect(pressedBy({ ignoreSecond: 500 }, [0, 50], [549, 600], [1100, 1150])).toEqual([true, false, true]);
});
test("a resting hand does not press, and does not delay the next touch", () => {
	expect(pressedBy({ longest: 1000, ignoreSecond: 500 }, [0, 1001], [1100, 1200])).toEqual([false, true]);
});

test("the second of two quick taps presses the same control as the first, or nothing", () => {
	expect(isSlip(1, "tea", undefined)).toBe(false);
	expect(isSlip(2, "tea", "tea")).toBe(false);
	expect(isSlip(2, "yes", "tea")).toBe(true);
});
