import type { MyWord } from "@sayso/contract/entities/my-words.ts";

/** What means something in a pattern, and the apostrophe, which is typed in two ways. */
const asPattern = (word: string) =>
	word
		.normalize("NFC")
		.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")
		.replace(/['’]/g, "['’]")
		.replace(/\s+/g, "\\s+");

/**
 * A text with the person's own words written as they are said. Whole words alone, whatever their capitals, the longest first;
 * what was respelt is not read again.
 */
export function respell(text: string, words: readonly MyWord[]): string {
	const said = words
		.filter(({ sayAs }) => sayAs)
		.map(({ word, sayAs }) => ({ sayAs, pattern: asPattern(word) }))
		.sort((a, b) => b.pattern.length - a.pattern.length);
	if (said.length === 0) return text;
	const either = said.map(({ pattern }) => `(${pattern})`).join("|");
	return text
		.normalize("NFC")
		.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, "giu"), (match, ...groups) => {
			const which = groups.slice(0, said.length).findIndex((group) => group !== undefined);
			return said[which]?.sayAs ?? match;
		});
}
