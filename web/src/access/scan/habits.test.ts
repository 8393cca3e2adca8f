import { expect, test } from "vitest";
import { type Habits, learn, likelyAfter } from "./habits.ts";

const after = (...choices: string[]): Habits => choices.reduce((habits, to) => learn(habits, "100", to), {} as Habits);

test("a habit is a choice made three times, and more often than all others together", () => {
	expect(likelyAfter({}, "100")).toBeUndefined();
	expect(likelyAfter(after("1", "1"), "100")).toBeUndefined();
	expect(likelyAfter(after("1", "1", "1"), "100")).toBe("1");
	expect(likelyAfter(after("1", "1", "1", "2", "3", "4"), "100")).toBeUndefined();
	expect(likelyAfter(after("1", "1", "1"), "101")).toBeUndefined();
});

test("a new habit replaces an old one", () => {
	const old = after(...Array(500).fill("1"));
	const turned = Array(26)
		.fill("2")
		.reduce((habits: Habits, to: string) => learn(habits, "100", to), old);
	expect(likelyAfter(old, "100")).toBe("1");
	expect(likelyAfter(turned, "100")).toBe("2");
});

test("the data stays small", () => {
	let habits: Habits = {};
	for (let at = 0; at < 5000; at++) habits = learn(habits, String(at % 700), String(at % 91));
	expect(Object.keys(habits).length).toBeLessThanOrEqual(150);
	expect(JSON.stringify(habits).length).toBeLessThan(32_000);
});
