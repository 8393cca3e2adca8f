import type { MyWord } from "@sayso/contract/entities/my-words.ts";

/** Escapes the characters with a meaning in a pattern, and matches both apostrophes. */
const asPattern = (word: string) =>
	word
		.normalize("NFC")
		.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")
		.replace(/['’]/g, "['’]")
		.replace(/\s+/g, "\\s+");

/**
 * Replaces the person's own words by their pronunciation spelling: whole words only, in upper or lower case, the longest first. A
 * replacement is not replaced again.
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
