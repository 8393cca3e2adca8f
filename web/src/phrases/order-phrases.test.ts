import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { expect, test } from "vitest";
import { orderPhrases, placesOf } from "./order-phrases.ts";

const phrase = (text: string, position: number, change: Partial<Phrase> = {}): Phrase => ({
	id: text,
	text,
	emoji: "",
	picture: "",
	folder: "",
	place: "",
	kind: "phrase",
	position,
	used: 0,
	usedAt: [0, 0, 0, 0],
	updatedAt: "2026-03-01T12:00:00.000Z",
	...change,
});
const phrases = [
	phrase("Good night", 0, { used: 9, usedAt: [0, 0, 0, 9] }),
	phrase("It hurts here", 1, { place: "clinic", used: 2, usedAt: [0, 2, 0, 0] }),
	phrase("Good morning", 2, { used: 5, usedAt: [0, 5, 0, 0] }),
	phrase("Let the dog out", 3, { place: "home" }),
];
const texts = (...order: Parameters<typeof orderPhrases>) => orderPhrases(...order).map(({ text }) => text);

test("phrases are in the person's order, or sorted by use, or by use at this time of day", () => {
	expect(texts(phrases, { order: "own", place: "" })).toEqual(phrases.map(({ text }) => text));
	expect(texts(phrases, { order: "used", place: "" })[0]).toBe("Good night");
	expect(texts(phrases, { order: "time", place: "" }, 8).slice(0, 3)).toEqual([
		"Good morning",
		"It hurts here",
		"Good night",
	]);
	expect(texts(phrases, { order: "time", place: "" }, 20)[0]).toBe("Good night");
});

test("phrases of the current place come first, and no phrase is hidden", () => {
	expect(placesOf(phrases)).toEqual(["clinic", "home"]);
	expect(texts(phrases, { order: "own", place: "clinic" })).toEqual([
		"It hurts here",
		"Good night",
		"Good morning",
		"Let the dog out",
	]);
});
