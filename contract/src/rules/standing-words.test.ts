import { expect, test } from "vitest";
import { meetStanding } from "./standing-words.ts";

/** The next recogniser's final, which ends a little before the standing words. @returns what remains of them */
const leftOf = (stood: string, final: string) =>
	meetStanding({ text: stood, until: 80_000, isMet: true }, { type: "final", text: final, until: 78_000 }, 32_000)
		.standing?.text;

test.each([
	["i would like a cup of tea", "I would like a cup", "of tea"],
	["um i want to go", "I want to go", undefined],
	["i would like twenty five", "I would like 25", undefined],
	["shall we go to the beach tomorrow morning", "Shall we go to the peach?", "tomorrow morning"],
	["no no no", "No,", "no no"],
	["we are going to the shop", "We're going to the shop.", undefined],
])("of “%s” a final “%s” leaves %s", (stood, final, left) => {
	expect(leftOf(stood, final)).toBe(left);
});
