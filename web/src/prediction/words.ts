/**
 * Matches the end of a sentence that something follows: not the dots of "Well…" or "Dr.", nor those inside "3.5". "No." is an
 * abbreviation only before a number.
 */
const end =
	/((?:(?<![.…]|\b(?:dr|mr|mrs|ms|st|vs|etc|no(?=\.\s*\d)|e\.g|i\.e|[ap]\.m))\.|[!?])["'”’)\]]*)\s+|\s*\n\s*/giu;

/** The sentences of a text, unchanged. */
export const sentencesOf = (text: string): string[] =>
	text
		.replace(end, "$1\n")
		.split("\n")
		.map((sentence) => sentence.trim())
		.filter((sentence) => sentence !== "");

/** Where the current sentence begins. */
export function sentenceStart(text: string): number {
	let start = 0;
	for (const found of text.matchAll(end)) start = found.index + found[0].length;
	return start;
}

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu;

/** The words of a sentence, without punctuation. */
export const wordsOf = (sentence: string): string[] => sentence.match(word) ?? [];

/** The same, each with its start index. */
export const wordsWithPlaces = (sentence: string): { word: string; at: number }[] =>
	[...sentence.matchAll(word)].map(({ 0: found, index }) => ({ word: found, at: index }));

/** The word being written: empty after a space or punctuation. */
export const wordBegun = (text: string): string => /[\p{L}\p{N}](?:['’-]?[\p{L}\p{N}])*['’-]?$/u.exec(text)?.[0] ?? "";

/** The form of a word for comparing and counting: "Don’t" and "don't" are equal. */
export const plain = (written: string): string => written.toLowerCase().replaceAll("’", "'");

/** The form of a sentence for comparing: only its words. */
export const plainSentence = (sentence: string): string => wordsOf(sentence).map(plain).join(" ");
