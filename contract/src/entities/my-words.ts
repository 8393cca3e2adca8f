import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

const { most, wordCharacters, sayAsCharacters } = limits.myWords;

/** A name, a place or another word of the person's own: listened for, and said as they say it. */
export const MyWord = z.object({
	word: Text.trim()
		.max(wordCharacters, `At most ${wordCharacters} characters`)
		.refine((word) => /[\p{L}\p{N}]/u.test(word), "Please write the word"),
	/** How it is said, in plain letters: "shi-vawn". Empty where the voice says it right. */
	sayAs: Text.trim().max(sayAsCharacters, `At most ${sayAsCharacters} characters`).default(""),
	/** When it was changed last, by the device that changed it: of two changes of one word the newest stands. */
	at: z.iso.datetime().optional(),
});
export type MyWord = z.infer<typeof MyWord>;

/** Whether two spellings are one word: capitals do not count. */
export const isSameWord = (one: string, other: string): boolean =>
	one.normalize("NFC").toLowerCase() === other.normalize("NFC").toLowerCase();

export const MyWords = z
	.array(MyWord)
	.max(most, `At most ${most} words`)
	.refine(
		(words) => new Set(words.map(({ word }) => word.normalize("NFC").toLowerCase())).size === words.length,
		"A word can stand here once",
	);
