import type { English } from "./english.ts";
import { contextsOf, type NGrams } from "./n-grams.ts";

/** The person's own words combined with general English. */
export interface Language {
	own: NGrams;
	english: English;
}

/** How much more a word of the person counts than one trained in advance. */
const ownWeight = 40;
/** The weight of shorter contexts against longer ones. */
const backing = { one: 60, two: 12 } as const;

/** How likely a word is to come next, as a share; only comparable with other words in the same context. */
export function likelihoodAfter(words: readonly string[], { own, english }: Language): (word: string) => number {
	const levels = contextsOf(words)
		.reverse()
		.map((context) => ({ ours: english.grams.get(context), theirs: own.get(context) }));
	return (word) =>
		levels.reduce((likelihood, { ours, theirs }, level) => {
			const back = level === 0 ? 0 : level === 1 ? backing.one : backing.two;
			const weight = (ours?.weights.get(word) ?? 0) + ownWeight * (theirs?.weights.get(word) ?? 0);
			const total = (ours?.total ?? 0) + ownWeight * (theirs?.total ?? 0);
			return (weight + back * likelihood) / (total + back || 1);
		}, 0);
}

/** Likely next words: those that followed before, and the most common ones. */
export function likelyAfter(words: readonly string[], language: Language): Set<string> {
	const found = new Set<string>();
	for (const context of contextsOf(words))
		for (const grams of [language.own, language.english.grams]) {
			const followers = grams.get(context)?.weights.keys() ?? [];
			for (const word of context === "" ? [...followers].slice(0, 200) : followers) found.add(word);
		}
	return found;
}
