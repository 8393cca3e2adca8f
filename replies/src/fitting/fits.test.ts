import { expect, test } from "vitest";
import { authoredFits } from "../../authored.ts";
import { rowOf } from "../bank/bank.ts";
import { understand } from "../understand.ts";
import { placesOf } from "./direction.ts";
import { fitsOf } from "./fits.ts";

test.each(authoredFits())(
	"every row that was tried on turns of $kind is in the bank, and every judgement names one of them once",
	({ rows, turns }) => {
		expect(rows.filter((intent) => !rowOf(intent))).toEqual([]);
		expect(new Set(rows).size).toBe(rows.length);
		const wrong = turns.filter(({ fits }) => new Set(fits).size < fits.length || fits.some((at) => !(at in rows)));
		expect(wrong).toEqual([]);
	},
);

test.each([
	["Do you want to come to the market?", "do you want to come to the market"],
	["Did you see the match?", "did you see the match"],
])("what is seen of a turn is the same without its marks, but for a guess or two: %s", (turn, unmarked) => {
	const seen = (text: string) => new Set(placesOf(understand(text).features));
	expect(seen(unmarked).symmetricDifference(seen(turn)).size).toBeLessThanOrEqual(2);
});

test("rows are told apart by what was said, and none is tried on a kind it was not written for", () => {
	const best = (text: string) => {
		const { features, kinds } = understand(text);
		return fitsOf(features, kinds)
			.ranked.slice(0, 8)
			.map(({ row }) => row.intent);
	};
	const asked = best("Would you like to come to the beach with us?");
	const told = best("I got the job!");
	expect(asked.some((intent) => /^kind-invite\/|^invitation\//.test(intent))).toBe(true);
	expect(told.filter((intent) => asked.includes(intent))).toEqual([]);
});
