import { expect, test } from "vitest";
import { Pace } from "./pace.ts";

const hedge = { firstCardMs: 1_500, nextCardMs: 2_500, closingMs: 500 };

/** The timeout of an engine's first card after these measured times. */
function after(...milliseconds: number[]): number {
	const pace = new Pace(hedge);
	for (const took of milliseconds) pace.came("medium", true, took);
	return pace.firstCard("medium");
}
const often = (milliseconds: number) => Array.from({ length: 40 }, () => milliseconds);

test("what was never measured is waited for as configured", () => {
	expect(after()).toBe(1_500);
	expect(new Pace(hedge).nextCard("long")).toBe(2_500);
});

test("a slow engine is waited for longer, and no longer than three times", () => {
	expect(after(2_000)).toBeGreaterThan(2_000);
	expect(after(...often(2_000))).toBeGreaterThan(2_000);
	expect(after(...often(2_000))).toBeLessThan(2_200);
	expect(after(...often(60_000))).toBe(4_500);
});

test("a fast one is given up sooner, and never before half the time", () => {
	expect(after(...often(900))).toBeLessThan(1_500);
	expect(after(...often(5))).toBe(750);
});

test("a card that is late though it is being written is waited for on, until one comes or the longest wait is over", () => {
	const pace = new Pace(hedge);
	const late = (waited = pace.firstCard("medium")) => [pace.missed("medium", true, waited), pace.firstCard("medium")];
	expect([late(), late(1_500), late(), late(), late()]).toEqual([
		[true, 3_000],
		[true, 3_000],
		[true, 4_500],
		[false, 1_500],
		[false, 1_500],
	]);
	pace.came("medium", true, 900);
	expect([pace.firstCard("medium"), ...late()]).toEqual([2_700, true, 4_500]);
});

test("a machine that slept is soon forgotten", () => {
	expect(after(...often(900), 3_600_000, ...often(900))).toBeLessThan(1_500);
});

test("one that varies is waited for longer than one that does not", () => {
	expect(after(...Array.from({ length: 20 }, () => [500, 1_500]).flat())).toBeGreaterThan(after(...often(1_000)));
});

test("each length has its own, and so have the first card and the others", () => {
	const pace = new Pace(hedge);
	for (const took of often(4_000)) pace.came("long", false, took);
	expect(pace.nextCard("long")).toBeGreaterThan(2_500);
	expect([pace.nextCard("short"), pace.firstCard("long")]).toEqual([2_500, 1_500]);
});
