/** What is known of words by themselves. */
export interface Words {
	/** The usual tag of words in lower case, where their ending does not give it away. */
	lexicon: ReadonlyMap<string, string>;
	/** The usual tag of words with an ending. The longest ending that is listed decides. */
	endings: ReadonlyMap<string, string>;
	isKnown: (word: string) => boolean;
}

/** Letters. */
export const longestEnding = 5;

/** The tag of a word that nothing stands beside. Things and qualities that are written with a capital are names. */
export function usualTag(word: string, words: Words): string {
	const lower = word.toLowerCase();
	const listed = words.lexicon.get(lower);
	if (/^\d/.test(word)) return /^[\d.,/:-]+$/.test(word) ? "NUM" : /[ap]\.?m\.?$/i.test(word) ? "SYM" : "ADJ";
	const tag = listed ?? (/^\p{L}/u.test(word) ? tagByEnding(lower, words.endings) : "PUNCT");
	if (lower === word) return tag;
	const isName = tag === "NOUN" || tag === "ADJ" || (!listed && !words.isKnown(lower));
	return isName ? "PROPN" : tag;
}

export function tagByEnding(word: string, endings: Words["endings"]): string {
	for (let length = Math.min(longestEnding, word.length - 1); length > 0; length--) {
		const tag = endings.get(word.slice(-length));
		if (tag) return tag;
	}
	return "NOUN";
}
