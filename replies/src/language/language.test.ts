import { expect, test } from "vitest";
import { agreementOf } from "../../teaching/tagger.ts";
import { isKnown } from "./known.ts";
import { tag } from "./tag.ts";

const tagged = (clause: string) =>
	tag(clause)
		.map(({ text, pos }) => `${text}/${pos}`)
		.join(" ");

test("it tags turns it was not taught from as its teacher does", () => {
	expect(agreementOf(tag)).toBeGreaterThan(0.97);
});

test.each([
	["do you want a cup of tea", "do/AUX you/PRON want/VERB a/DET cup/NOUN of/ADP tea/NOUN"],
	["Don't you like it?", "do/AUX n't/PART you/PRON like/VERB it/PRON ?/PUNCT"],
	["is it going to rain", "is/AUX it/PRON going/VERB to/PART rain/VERB"],
	["the rain has stopped", "the/DET rain/NOUN has/AUX stopped/VERB"],
	["Sarah finishes at 7:30", "sarah/PROPN finishes/VERB at/ADP 7:30/NUM"],
	["the unhelpfulness of it", "the/DET unhelpfulness/NOUN of/ADP it/PRON"],
])("%s", (clause, expected) => {
	expect(tagged(clause)).toBe(expected);
});

test.each([
	["we can't, it's Tim's", ["we", "ca", "n't", ",", "it", "'s", "tim", "'s"]],
	["six o'clock at the x-ray place", ["six", "o'clock", "at", "the", "x-ray", "place"]],
	["a check-up at 10am, $4.50", ["a", "check", "-", "up", "at", "10am", ",", "$", "4.50"]],
	["come on in. sit down...", ["come", "on", "in", ".", "sit", "down", "..."]],
])("the words of %s", (clause, words) => {
	expect(tag(clause).map(({ text }) => text)).toEqual(words);
});

test("English words are known, rare ones and those of any ending too", () => {
	const words =
		"aardvark balalaika chrysanthemums crosswords don't kayaking loudness mischievously plasterer unbuttoned";
	expect(words.split(" ").filter((word) => !isKnown(word))).toEqual([]);
});

test("most words of other languages are not", () => {
	const words =
		"adesso biscotti cachorro dormire esquecer farmacia gdzie hvordan ismak jutro kumusta llaves masakit naturlich oyata pasikkuthu quelque rozumiem siapa tujhe ulica voglio waxaan zeggen";
	expect(words.split(" ").filter((word) => isKnown(word)).length).toBeLessThan(8);
});
