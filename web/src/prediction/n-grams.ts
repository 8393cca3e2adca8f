/** Marks the beginning of a sentence. */
export const beginning = "^";

/** The words that followed one context. */
interface Followers {
	total: number;
	weights: Map<string, number>;
}

/** How often words follow no word, one, or two words. A context is those words, in order, separated by a space. */
export type NGrams = Map<string, Followers>;

/** The contexts of the next word, longest first; the last is the empty one. @param words the plain words of the sentence so far */
export function contextsOf(words: readonly string[]): string[] {
	const last = words.at(-1);
	if (last === undefined) return [beginning, ""];
	return [`${words.at(-2) ?? beginning} ${last}`, last, ""];
}

function count(grams: NGrams, context: string, word: string, weight: number): void {
	const followers = grams.get(context) ?? { total: 0, weights: new Map<string, number>() };
	followers.total += weight;
	followers.weights.set(word, (followers.weights.get(word) ?? 0) + weight);
	grams.set(context, followers);
}

/** Counts a whole sentence. @param words its plain words */
export function countSentence(grams: NGrams, words: readonly string[], weight: number): void {
	for (const [at, word] of words.entries())
		for (const context of contextsOf(words.slice(0, at))) count(grams, context, word, weight);
}
