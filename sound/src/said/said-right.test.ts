import { expect, test } from "vitest";
import { hostile } from "./said-right.hostile.ts";
import { saidRight } from "./said-right.ts";

test("a sentence of many kinds is said whole", () => {
	const written =
		"Dr. Lee (room 8D) sees my mum, 83, on 8/3 at 7.30; bus 833 costs $4.50. She takes 1500 mg/day 💊 :) See sayso.app!";
	expect(saidRight(written, "en-AU")).toBe(
		"Doctor Lee (room eight D) sees my mum, eighty-three, on the eighth of March at seven thirty; bus eight three three costs four dollars and fifty cents. She takes one thousand five hundred milligrams a day See sayso dot app!",
	);
});

test.each(["👍", "", " \n ", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤︎", ":)", "👨‍👩‍👧 :-D"])("of %j nothing is left", (written) => {
	expect(saidRight(written, "en-AU")).toBe("");
});

test.each(["10\u00A0mg", "10\u202Fmg", "10 m\u00ADg"])("the unit of %j is said", (written) => {
	expect(saidRight(written, "en-AU")).toBe("ten milligrams");
});

test.each(hostile)("ten thousand characters of %j are said", (piece) => {
	expect(saidRight(piece.repeat(10_000 / piece.length), "en-GB")).not.toMatch(/\p{Extended_Pictographic}/u);
});

test("what follows a long address is said", () => {
	expect(saidRight(`https://a.com/${"b".repeat(400)}?c=1 help me`, "en-AU")).toMatch(/ equals one help me$/);
});

test("a number too long to be counted is said digit by digit", () => {
	expect(saidRight("9".repeat(40), "en-AU").match(/nine/g)).toHaveLength(40);
});
