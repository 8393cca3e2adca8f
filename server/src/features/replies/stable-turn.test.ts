import { actOf } from "@sayso/replies";
import { expect, test } from "vitest";
import { StableTurn } from "./stable-turn.ts";

/** The results for each text, heard this many milliseconds apart. */
const heard = (milliseconds: number, ...texts: string[]) => {
	const turn = new StableTurn();
	return texts.map((text, index) => turn.hear(text, actOf(text), index * milliseconds));
};

test("four words that were read the same way a word ago are worth answering once they stand", () => {
	expect(heard(100, "would", "would you", "would you like", "would you like tea", "would you like tea now")).toEqual([
		undefined,
		undefined,
		undefined,
		300,
		300,
	]);
});

test("of a slow partner, once they stand twice as long as words come apart", () => {
	expect(heard(400, "do you want", "do you want tea", "do you want tea now").at(-1)).toBe(800);
});

test.each([
	["what wants no answer", ["it goes round the back of the shops", "it goes round the back of the shops today"]],
	["what is read otherwise a word later", ["i went to the shops", "i went to the shops do you need anything"]],
])("%s is not", (_what, texts) => {
	expect(heard(100, ...texts).at(-1)).toBeUndefined();
});
