import fc from "fast-check";
import { expect, test } from "vitest";
import { cardinal, mannerOf, ordinal } from "./in-words.ts";

const small =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const tens = "- ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

/** The number that these words stand for. */
function numberIn(words: string): number {
	let [sum, part] = [0, 0];
	for (const word of words.replaceAll(" and ", " ").split(/[ -]/)) {
		const scale = scales[word];
		if (scale) [sum, part] = [sum + part * scale, 0];
		else if (word === "hundred") part *= 100;
		else part += small.includes(word) ? small.indexOf(word) : tens.indexOf(word) * 10;
	}
	return sum + part;
}

test.each(["en-AU", "en-US"])("in %s the words of a number stand for that number", (language) => {
	const number = fc.oneof(
		fc.nat(2_000),
		fc.maxSafeNat().map((each) => each % 1e15),
	);
	const property = fc.property(number, (each) => {
		expect(numberIn(cardinal(String(each), mannerOf(language)))).toBe(each);
	});
	fc.assert(property, { numRuns: 2_000, seed: 20_261_128 });
});

test.each([
	["1", "first"],
	["12", "twelfth"],
	["20", "twentieth"],
	["43", "forty-third"],
	["100", "one hundredth"],
	["105", "one hundred and fifth"],
])("place %s is the %s", (digits, said) => {
	expect(ordinal(digits, mannerOf("en-AU"))).toBe(said);
});
