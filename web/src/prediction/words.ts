/** Ends a sentence once something follows it: not the dots of "Well…" or "Dr.", nor those inside "3.5". "No." is short for number before a number alone. */
const end =
	/((?:(?<![.…]|\b(?:dr|mr|mrs|ms|st|vs|etc|no(?=\.\s*\d)|e\.g|i\.e|[ap]\.m))\.|[!?])["'”’)\]]*)\s+|\s*\n\s*/giu;

/** The sentences of a text, as they were written. */
export const sentencesOf = (text: string): string[] =>
	text
		.replace(end, "$1\n")
		.split("\n")
		.map((sentence) => sentence.trim())
		.filter((sentence) => sentence !== "");

/** Where the sentence that is being written begins. */
export function sentenceStart(text: string): number {
	let start = 0;
	for (const found of text.matchAll(end)) start = found.index + found[0].length;
	return start;
}

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu;

/** The words of a sentence, without its marks. */
export const wordsOf = (sentence: string): string[] => sentence.match(word) ?? [];

/** The same, each with where it begins. */
export const wordsWithPlaces = (sentence: string): { word: string; at: number }[] =>
	[...sentence.matchAll(word)].map(({ 0: found, index }) => ({ word: found, at: index }));

/** The word that is being written: none after a space or a mark. */
export const wordBegun = (text: string): string => /[\p{L}\p{N}](?:['’-]?[\p{L}\p{N}])*['’-]?$/u.exec(text)?.[0] ?? "";

/** A word as it is compared and counted: "Don’t" and "don't" are one. */
export const plain = (written: string): string => written.toLowerCase().replaceAll("’", "'");

/** A sentence as it is compared: its words alone. */
export const plainSentence = (sentence: string): string => wordsOf(sentence).map(plain).join(" ");
