import { expect, test } from "vitest";
import { acceptedText } from "./about-me-input.ts";

test.each([
	["typing goes on up to the last word", "one two", "one two three", "one two three"],
	["the word after it is refused", "one two three", "one two three four", "one two three"],
	["of what is pasted the first words stay", "", "one two three four five", "one two three"],
	["a text from a larger plan stays whole", "one two three four", "one two three four five", "one two three four"],
	["and may get shorter", "one two three four five", "one two three four", "one two three four"],
])("%s", (_, before, typed, expected) => {
	expect(acceptedText(before, typed, 3)).toBe(expected);
});
