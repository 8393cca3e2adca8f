import { expect, test } from "vitest";
import { authoredFiles, developmentTurns, linesOf } from "../../authored.ts";
import { normalise } from "../hearing/normalise.ts";
import { safetyFlags } from "../understanding.ts";
import { compile, detector } from "./cue.ts";
import authored from "./cues.json" with { type: "json" };
import { firstKeys } from "./first-words.ts";
import { parseCues } from "./parse.ts";
import { plainly } from "./plainly.ts";

const sentences = [
	...authoredFiles("safety").flatMap(([, text]) => linesOf(text)),
	...developmentTurns().map(({ text }) => text),
].flatMap((turn) => plainly(normalise(turn)));

test.each(safetyFlags)("looking by first words finds what looking for every cue of %s finds", (flag) => {
	const shared = parseCues(authored.files.words).words;
	const { words, ...cues } = parseCues(authored.files[flag]);
	const all = new Map([...shared, ...words]);
	const { hears, spares } = detector(cues, all);
	const [sure, doubtful, spared] = [cues.certain, cues.likely, cues.harmless].map((some) => compile(some, all));
	const missed = sentences.filter(
		(sentence) =>
			(spared?.test(sentence) ?? false) !== spares(sentence) ||
			(sure?.test(sentence) || (doubtful?.test(sentence) && !spared?.test(sentence)) || false) !== hears(sentence),
	);
	expect(missed).toEqual([]);
});

test.each([
	["fell", ["fel"]],
	["(fell|slipped) .. head", ["fel", "sli"]],
	["(a )?fall", ["a", "fal"]],
	["(?!he )choking", ["cho"]],
	["falls? over", ["fal"]],
	["password ?less", ["pas"]],
	["hit\\w*", ["hit"]],
	["(can|could) not", ["can", "cou"]],
])("%s begins with %s", (cue, keys) => {
	expect([...(firstKeys(cue) ?? [])].sort()).toEqual([...keys].sort());
});

test.each(["\\w+ing", "a?n", "wi ?fi", "(un|re)do", "(x y)? z", "[ab]c", "(\\w+ )?fell"])(
	"nobody can tell what %s begins with",
	(cue) => {
		expect(firstKeys(cue)).toBeUndefined();
	},
);
