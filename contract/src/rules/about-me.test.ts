import { expect, test } from "vitest";
import { firstWords, wordCount } from "./about-me.ts";

test.each([
	["", 0],
	["  \n ", 0],
	["tea", 1],
	["I like tea,  biscuits\nand Dad's dog.", 7],
	["猫 と 犬", 3],
	["one two\r\n never say: my age\r\nthree", 3],
])("%j has %i words", (text, count) => {
	expect(wordCount(text)).toBe(count);
});

test.each([
	["one two three", 2, "one two"],
	["one two three", 3, "one two three"],
	["one two three ", 3, "one two three "],
	["one  two\nthree four", 3, "one  two\nthree"],
	["", 3, ""],
	["never say: my age\none two three", 2, "never say: my age\none two"],
	["one two three\nfour\nNever say: my age or weight", 2, "one two\nNever say: my age or weight"],
])("the words of %j beyond %i are left out", (text, most, kept) => {
	expect(firstWords(text, most)).toBe(kept);
});
