import { expect, test } from "vitest";
import packed from "./english.json";
import { unpack } from "./english.ts";
import { keepPlaces } from "./keep-places.ts";
import { predictorOf } from "./predict.ts";
import { forgotten, learned, type Sayings } from "./sayings.ts";

const english = unpack(packed);
const most = { words: 4, sentences: 2 };
const after = (...said: string[]) =>
	said.reduce<Sayings>((sayings, text, at) => learned(sayings, text, at).sayings, new Map());
const texts = (text: string, sayings: Sayings = new Map()) =>
	predictorOf(english, sayings, 10)(text, most).map((suggestion) => suggestion.text);

test.each([
	["letters swapped", "wnat", "Want"],
	["a key beside", "I need hrlp", "help"],
	["a letter missed", "the bathrom", "bathroom"],
	["a letter doubled", "a cupp", "cup"],
	["no apostrophe", "I dont", "don't"],
])("%s: “%s” may be “%s”", (_, typed, meant) => {
	expect(texts(typed)).toContain(meant);
});

test("the person's own words, names and sentences come first; once forgotten they are gone", () => {
	const said = after("Zelda bakes kumquat tarts.", "Please call Zelda.", "Please call Zelda.");
	expect(texts("Please call ", said)[0]).toBe("Zelda");
	expect(texts("ku", said)).toContain("Kumquat");
	expect(texts("Plea", said)).toContain("Please call Zelda.");
	expect(texts("I think Zelda bakes ", said)).toContain("… kumquat tarts.");
	const left = ["Zelda bakes kumquat tarts", "please call zelda"].reduce(
		(sayings, text) => forgotten(sayings, text).sayings,
		said,
	);
	for (const typed of ["Please call ", "ku", "Z", "Plea"]) expect(texts(typed, left)).toEqual(texts(typed));
});

test("a pick is written as the sentence requires", () => {
	const predict = predictorOf(english, new Map(), 10);
	const written = (text: string, word: string) =>
		predict(text, most).find((suggestion) => suggestion.text === word)?.written;
	expect(written("Hello! wan", "Want")).toBe("Hello! Want ");
	expect(written("Yes,", "I")).toBe("Yes, I ");
	expect(written("WAN", "WANT")).toBe("WANT ");
});

test("a suggestion that still fits keeps its place", () => {
	const named = (...names: string[]) => names.map((text) => ({ kind: "word", text, written: text }) as const);
	const before = keepPlaces([], named("want", "was", "water"), 3);
	expect(keepPlaces(before, named("water", "wash", "want"), 3).map((each) => each?.text)).toEqual([
		"want",
		"wash",
		"water",
	]);
});
