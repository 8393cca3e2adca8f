import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

const { most, wordCharacters, sayAsCharacters } = limits.myWords;

/** A name, a place or another word of the person's own: expected by recognisers, and pronounced as the person does. */
export const MyWord = z.object({
	word: Text.trim()
		.max(wordCharacters, `At most ${wordCharacters} characters`)
		.refine((word) => /[\p{L}\p{N}]/u.test(word), "Please write the word"),
	/** Its pronunciation in plain letters: "shi-vawn". Empty if the voice pronounces it correctly. */
	sayAs: Text.trim().max(sayAsCharacters, `At most ${sayAsCharacters} characters`).default(""),
	/** When a device last changed it: of two changes of one word the newer one wins. */
	at: z.iso.datetime().optional(),
});
export type MyWord = z.infer<typeof MyWord>;

/** Whether two spellings are the same word: case is ignored. */
export const isSameWord = (one: string, other: string): boolean =>
	one.normalize("NFC").toLowerCase() === other.normalize("NFC").toLowerCase();

export const MyWords = z
	.array(MyWord)
	.max(most, `At most ${most} words`)
	.refine(
		(words) => new Set(words.map(({ word }) => word.normalize("NFC").toLowerCase())).size === words.length,
		"A word can stand here once",
	);
