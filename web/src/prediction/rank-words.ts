import type { English } from "./english.ts";
import { contextsOf, type NGrams } from "./n-grams.ts";

/** The person's own words beside those of everybody. */
export interface Language {
	own: NGrams;
	english: English;
}

/** How much more a word counts that the person said than one that was learned beforehand. */
const ownWeight = 40;
/** How strongly what is said after fewer words speaks against what was said after more. */
const backing = { one: 60, two: 12 } as const;

/** How likely a word is to come next, as a share; only to be compared with that of other words after the same ones. */
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

/** Words that may well come next: what followed before, and the commonest. */
export function likelyAfter(words: readonly string[], language: Language): Set<string> {
	const found = new Set<string>();
	for (const context of contextsOf(words))
		for (const grams of [language.own, language.english.grams]) {
			const followers = grams.get(context)?.weights.keys() ?? [];
			for (const word of context === "" ? [...followers].slice(0, 200) : followers) found.add(word);
		}
	return found;
}
