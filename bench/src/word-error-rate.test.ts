import { expect, test } from "vitest";
import { wordErrorRate, wordErrors } from "./word-error-rate.ts";

test.each([
	["Go home, now!", "go home now", 0],
	["go home now", "go now", 1],
	["go home now", "go back home now", 1],
	["go home now", "go Rome now", 1],
	["go home now", "", 3],
	["", "go home", 2],
	["one two three four", "two three four five", 2],
])("%s heard as %s has %i errors", (said, heard, errors) => {
	expect(wordErrors(said, heard).errors).toBe(errors);
});

test("the rate is over all words, not over recordings", () => {
	expect(wordErrorRate([wordErrors("yes", "no"), wordErrors("one two three", "one two three")])).toBe(0.25);
});
