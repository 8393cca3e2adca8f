import { expect, test } from "vitest";
import { acceptedText } from "./about-me-input.ts";

test.each([
	["typing goes on up to the last word", "one two", "one two three", "one two three"],
	["the word after it is refused", "one two three", "one two three four", "one two three"],
	["of what is pasted the first words stay", "", "one two three four five", "one two three"],
	["a text from a larger plan stays whole", "one two three four", "one two three four five", "one two three four"],
	["a space after the last word waits for it to be changed", "one two three ", "one two three f", "one two three "],
	["a word before the others takes none of theirs", "one two three", "new one two three", "one two three"],
	["of what is pasted between them, as much stays as there is room for", "one two", "one a b two", "one a two"],
	["what stands for words that were marked may be as many", "one two three", "one a b three", "one a three"],
	["a word is not parted into one too many", "one two three", "one two th ree", "one two three"],
	["and may get shorter", "one two three four five", "one two three four", "one two three four"],
])("%s", (_, before, typed, expected) => {
	expect(acceptedText(before, typed, 3)).toBe(expected);
});
