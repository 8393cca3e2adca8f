import { describe, expect, test } from "vitest";
import { planFor } from "../plan.ts";
import type { PickCount } from "../reply.ts";
import { requestFor } from "../testing/request.ts";
import { expectedPicks } from "./rank.ts";

const turn = "Would you like to come to the park with us?";
const rows = (picks?: PickCount[], numberOfResponses: 2 | 4 | 6 = 4) =>
	planFor(requestFor(turn, { numberOfResponses }, picks && { picks }));
const intents = (picks?: PickCount[]) => rows(picks).map(({ intent }) => intent);
const count = (intent: string, picked: number, expected: number, act = "invitation"): PickCount => ({
	act,
	intent,
	picked,
	expected,
});

describe("an optional row", () => {
	test("that is picked more than its places explain comes into the set; the required ones stay where they are", () => {
		expect(intents()).not.toContain("invitation/other-day");
		const liked = intents([count("invitation/other-day", 3, 0.6)]);
		expect(liked).toContain("invitation/other-day");
		expect(liked.slice(0, 2)).toEqual(["invitation/accept", "invitation/decline"]);
		expect(liked).toHaveLength(4);
	});

	test("that is passed over for long gives way", () => {
		const usual = intents().find((intent) => intent === "invitation/details");
		expect(usual).toBeDefined();
		expect(intents([count("invitation/details", 0, 6)])).not.toContain("invitation/details");
	});

	test("of which little is known keeps its place", () => {
		expect(intents([count("invitation/details", 0, 1)])).toEqual(intents());
	});

	test("is judged for its own act alone", () => {
		expect(intents([count("invitation/other-day", 9, 1, "offer")])).toEqual(intents());
	});
});

test("two cards are the required pair, whatever was picked", () => {
	expect(rows([count("invitation/other-day", 9, 1)], 2).map(({ required }) => required)).toEqual([true, true]);
});

test("earlier places are expected to be picked more, and all of a set together once", () => {
	const shares = [0, 1, 2, 3].map((index) => expectedPicks(index, 4));
	expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
	expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});
