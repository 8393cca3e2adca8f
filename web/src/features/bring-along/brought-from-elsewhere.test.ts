import { limits } from "@sayso/contract/limits.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccessProfile } from "../../access/profile.ts";
import type { Belongings } from "./belongings.ts";
import { largestFile, readBelongings, writeBelongings } from "./belongings-file.ts";
import { mergeMyWords } from "./merge-my-words.ts";
import { mergePhrases } from "./merge-phrases.ts";
import { packSetup, unpackSetup } from "./setup-link.ts";

beforeEach(() => {
	// These tests only name device settings; no setting is chosen.
	vi.stubGlobal("localStorage", { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const file = (parts: object, version: unknown = 1) => JSON.stringify({ format: "sayso-bring-along", version, parts });
const access = AccessProfile.parse({ scan: { on: true, pace: 900 }, keys: { changed: { yes: "q" } } });
const phrase = {
	id: "0d4a7f0e-3f0b-4d58-9a3c-2f1f5f7b1a11",
	text: "Tea, please.",
	emoji: "",
	folder: "Kitchen",
	place: "",
	kind: "phrase" as const,
	picture: "",
	position: 2,
	used: 1,
	usedAt: [0, 0, 1, 0],
	updatedAt: "2026-03-01T12:00:00.000Z",
};

test("a written file is read completely", () => {
	const all: Belongings = {
		preferences: { numberOfResponses: 6, aboutMe: "I like tea.", conversationMode: true },
		voice: "girl-uk",
		voiceOfDevice: { uri: "karen", name: "Karen", language: "en-AU", rate: 0.75, pitch: 1, volume: 0.7 },
		myWords: [{ word: "Siobhan", sayAs: "shi-vawn" }],
		device: { textSize: "large", hand: "left", listening: "agreed" },
		access,
		phrases: [phrase],
		boardOrder: { order: "time", place: "home" },
		ownWords: [{ text: "I like the sea.", count: 2, last: 5 }],
		emergency: { isOn: true, sentence: "Help me." },
	};
	expect(readBelongings(writeBelongings(all))).toEqual({ belongings: all, problems: [] });
});

test("Sayso’s own voices are imported as such, and a file of the previous version is still read", () => {
	expect(readBelongings(writeBelongings({ voiceOfDevice: null })).belongings).toEqual({ voiceOfDevice: null });
	expect(readBelongings(file({ voice: "girl-uk" }, 1))).toEqual({ belongings: { voice: "girl-uk" }, problems: [] });
});

test("My words are merged: the newer of two wins; without dates, the imported one", () => {
	const there = [
		{ word: "Ngaio", sayAs: "nye-oh", at: "2026-11-02T00:00:00.000Z" },
		{ word: "Beau", sayAs: "boo" },
	];
	const brought = [
		{ word: "ngaio", sayAs: "n-guy-oh", at: "2026-11-01T00:00:00.000Z" },
		{ word: "Beau", sayAs: "bo" },
		{ word: "Xanthe", sayAs: "zan-thee" },
	];
	const { words, ...counts } = mergeMyWords(brought, there);
	expect(words.map(({ sayAs }) => sayAs)).toEqual(["nye-oh", "bo", "zan-thee"]);
	expect(counts).toEqual({ fresh: 1, changed: 1, left: 0 });
	const full = Array.from({ length: limits.myWords.most }, (_, at) => ({ word: `word ${at}`, sayAs: "" }));
	expect(mergeMyWords(brought, full)).toMatchObject({ words: full, fresh: 0, left: 3 });
});

test("phrases deleted here after the file was written are restored only on request", () => {
	const later = new Map([[phrase.id, "2026-03-02T12:00:00.000Z"]]);
	const before = new Map([[phrase.id, "2026-02-28T12:00:00.000Z"]]);
	expect(mergePhrases([phrase], [], later)).toMatchObject({ save: [], deleted: 1, known: 0, fresh: 0 });
	expect(mergePhrases([phrase], [])).toMatchObject({ deleted: 0, fresh: 1 });
	expect(mergePhrases([phrase], [], before)).toMatchObject({ deleted: 0, fresh: 1 });
	expect(mergePhrases([phrase], [phrase], later)).toMatchObject({ deleted: 0, known: 1 });
});

test.each([
	["nothing", "", /damaged/],
	["no JSON", "PK\u0003\u0004", /damaged/],
	["nested without end", "[".repeat(100_000), /damaged/],
	["another program's", '{"a":1}', /This file is not from Sayso/],
	["a list", "[]", /This file is not from Sayso/],
	["null", "null", /This file is not from Sayso/],
	["phrases alone", '{"format":"sayso-phrases","phrases":[]}', /open it in Phrases/],
	["too large", " ".repeat(largestFile + 1), /too large/],
	["of a newer version", file({ voice: "girl-uk", hat: 1 }, 3), /newer version.*hat/s],
	["a newer field", file({ preferences: { numberOfResponses: 6, mood: "gay" } }), /newer version.*Preferences: mood/],
	["a wrong field", file({ preferences: { numberOfResponses: 5 } }), /could not be read.*numberOfResponses/],
	[
		"a voice, words and an order that are none",
		file({
			voiceOfDevice: { uri: 1 },
			myWords: [{ word: "" }, { word: "Beau" }, { word: "beau" }, 5],
			boardOrder: { order: "up", place: "x".repeat(200) },
		}),
		/Voice of the device.*My words: a word.*My words: beau.*order/s,
	],
	[
		"parts of the wrong shape",
		file({ access: 5, phrases: {}, ownWords: "x", device: [], emergency: null }),
		/Ways to press.*Phrases/,
	],
	[
		"Memory, which deletes",
		file({ preferences: { saveMemory: false, adultLanguage: true } }),
		/saveMemory.*adultLanguage/,
	],
	[
		"names of prototypes",
		`{"format":"sayso-bring-along","version":1,"parts":{"__proto__":{"voice":1},"device":{"constructor":"x"}}}`,
		/constructor/,
	],
	[
		"an access profile out of bounds",
		file({ access: { scan: { pace: 1 }, keys: { changed: { eat: "q" } } } }),
		/as usual.*scan\.pace|newer.*eat/s,
	],
	[
		"a phrase without words",
		file({
			phrases: [
				{ ...phrase, text: "" },
				{ ...phrase, picture: "javascript:1" },
			],
		}),
		/could not be read.*Only the words|Only the words.*could not be read/s,
	],
])("a file that is %s is reported as such, and breaks nothing", (_, text, reported) => {
	const { problems } = readBelongings(text);
	expect(problems.join("\n")).toMatch(reported);
	expect(problems.every((sentence) => sentence.length < 400)).toBe(true);
});

test("a setup link is short, contains no personal words, and can be read", () => {
	const packed = packSetup({
		preferences: { numberOfResponses: 2, aboutMe: "I like tea." },
		voice: "girl-uk",
		device: { textSize: "large", listening: "agreed" },
		access,
		phrases: [phrase],
		emergency: { sentence: "Help me." },
	});
	expect(packed.length).toBeLessThan(200);
	expect(unpackSetup(packed)).toEqual({
		belongings: {
			preferences: { numberOfResponses: 2 },
			voice: "girl-uk",
			device: { textSize: "large" },
			access,
		},
		problems: [],
	});
});

test("a link of version 1 can always be read", () => {
	const packed =
		"1fZTBDQAgCAN30pfDsbuBIDZAGaG9XodhBPsG10qgnS-vuO2sFuW9QAOYuwT7gR5CY2TYIiI1y20CYbp7YJcA-qvfSf-tVsYBHHuWcgEicgE";
	expect(unpackSetup(packed)).toMatchObject({
		belongings: {
			preferences: { context: "family", numberOfResponses: 2, complexity: "easy", conversationMode: false },
			voice: "girl-uk",
			device: { textSize: "largest", theme: "dark", turned: "upside-down", starterPhrases: "hidden" },
			access: {
				scan: { on: true, way: "step", cue: "tick" },
				dwell: { on: true },
				gamepad: { on: true, deadZone: 30 },
				touch: { hold: 300, longest: 900 },
				keys: { on: false },
			},
		},
		problems: [],
	});
});

test.each([
	["cut off", (whole: string) => whole.slice(0, -6)],
	["of another version", (whole: string) => `2${whole.slice(1)}`],
	["not ours", () => "1%%%"],
	["too long", () => `1${"A".repeat(4000)}`],
])("a link that is %s is reported, and yields nothing", (_, made) => {
	const { belongings, problems } = unpackSetup(made(packSetup({ voice: "girl-uk", device: { textSize: "large" } })));
	expect(belongings).toEqual({});
	expect(problems).toHaveLength(1);
});

test("of two changes of a phrase the newer wins, and nothing is duplicated or removed", () => {
	const older = { ...phrase, text: "Coffee.", updatedAt: "2026-01-01T00:00:00.000Z" };
	const other = { ...phrase, id: "0d4a7f0e-3f0b-4d58-9a3c-2f1f5f7b1a12", text: "Good night" };
	const sameWords = { ...phrase, id: "0d4a7f0e-3f0b-4d58-9a3c-2f1f5f7b1a13" };
	expect(mergePhrases([phrase], [older, other])).toMatchObject({
		newer: 1,
		fresh: 0,
		save: [{ text: "Tea, please." }],
	});
	expect(mergePhrases([older, sameWords], [phrase])).toMatchObject({ newer: 0, fresh: 0, known: 2, save: [] });
	expect(mergePhrases([phrase, other], [])).toMatchObject({ fresh: 2, newer: 0 });
});
