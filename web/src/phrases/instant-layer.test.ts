import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { expect, test } from "vitest";
import { changedWord, instantLayer, movedWords } from "./instant-layer.ts";

const saved = (phrase: Omit<Phrase, "updatedAt">): Phrase => ({ ...phrase, updatedAt: "2026-03-01T12:00:00.000Z" });
const own: Phrase = {
	id: crypto.randomUUID(),
	text: "Bless you",
	emoji: "🤧",
	picture: "",
	folder: "",
	place: "",
	kind: "instant",
	position: 0,
	used: 3,
	usedAt: [0, 1, 2, 0],
	updatedAt: "2026-03-01T12:00:00.000Z",
};
const texts = (phrases: readonly Phrase[]) => instantLayer(phrases).shown.map(({ text }) => text);

test("the instant words: seven built-in texts, Again, Louder and a sound, then the person's own", () => {
	expect(texts([])).toEqual([
		"Wait",
		"Say that again",
		"Hang on, I'm answering",
		"I use a device to talk, please give me a moment",
		"mm-hm",
		"Really?",
		"I disagree",
		"Again",
		"Louder",
		"Attention",
	]);
	expect(texts([own])).toEqual([...texts([]), "Bless you"]);
	expect(texts([{ ...own, kind: "phrase" }])).toEqual(texts([]));
});

test("a word can move to any place, and all keep their order", () => {
	const { shown } = instantLayer([own]);
	const moved = movedWords(shown, 10, 0).map(saved);
	expect(moved).toHaveLength(10);
	const phrases = [own, ...moved];
	expect(texts(phrases)).toEqual(["Bless you", ...texts([])]);
	// From then on only words whose position changes are saved.
	const again = movedWords(instantLayer(phrases).shown, 3, 2);
	expect(again.map(({ text }) => text)).toEqual(["Hang on, I'm answering", "Say that again"]);
	expect(new Set(phrases.map(({ position }) => position)).size).toBe(11);
	expect(movedWords(shown, 0, -1)).toEqual([]);
});

test("built-in words can be changed and hidden, keep their action, and return to their defaults when not saved", () => {
	const { shown } = instantLayer([]);
	const [, , , , , , , again, louder] = shown;
	if (!again || !louder) throw new Error("Two of ours are missing");
	const phrases = [
		saved(changedWord(again, 7, { text: "Once more", emoji: "🔁" })),
		saved(changedWord(louder, 8, { kind: "hidden" })),
	];
	const layer = instantLayer(phrases);
	expect(layer.shown.find(({ text }) => text === "Once more")).toMatchObject({ act: "again", emoji: "🔁" });
	expect(layer.hidden).toMatchObject([{ text: "Louder", act: "louder" }]);
	expect(texts([])).toContain("Louder");
});
