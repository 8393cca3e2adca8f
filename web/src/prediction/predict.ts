import { dayMilliseconds } from "@sayso/contract/day.ts";
import { type Completion, completions, type Known } from "./complete-sentence.ts";
import type { English } from "./english.ts";
import { countSentence, type NGrams } from "./n-grams.ts";
import { likelihoodAfter, likelyAfter } from "./rank-words.ts";
import type { Sayings } from "./sayings.ts";
import { begunBy } from "./spelling.ts";
import { plain, plainSentence, sentenceStart, wordBegun, wordsOf } from "./words.ts";

/** A suggestion that can be picked instead of typing. */
export interface Suggestion {
	kind: "word" | "sentence";
	/** The text of its button. */
	text: string;
	/** The whole text after it was picked. */
	written: string;
}

/** The suggestions, likeliest first. @param text the text before the caret */
export type Predict = (text: string, most: { words: number; sentences: number }) => Suggestion[];

/** The days after which a saying's weight halves, and its least remaining share. */
const fading = { days: 60, least: 0.3 } as const;
/** The penalty of one typing error, as a natural logarithm of likelihood. */
const slipCost = 6;
/** The weight of a general sentence; one that the person said once has weight 1. */
const commonWeight = 0.2;

/** The weight of a saying: more if said often and lately. */
const weightOf = ({ count, last }: { count: number; last: number }, now: number): number =>
	(1 + Math.log2(count)) * Math.max(fading.least, 0.5 ** ((now - last) / dayMilliseconds / fading.days));

/**
 * Creates a predictor from what the person said before.
 * @param now milliseconds since 1970
 */
export function predictorOf(english: English, sayings: Sayings, now: number): Predict {
	const own: NGrams = new Map();
	const spellings = new Map(english.words);
	const known = new Map<string, Known>();
	for (const [key, saying] of [...sayings].sort(([, a], [, b]) => b.last - a.last)) {
		const weight = weightOf(saying, now);
		known.set(key, { key, text: saying.text, weight });
		countSentence(own, key.split(" "), weight);
		// The first word gets its spelling inside a sentence: its capital there has no meaning.
		const [first = "", ...others] = wordsOf(saying.text);
		for (const word of [...others, plain(first)]) if (!spellings.has(plain(word))) spellings.set(plain(word), word);
	}
	for (const text of english.sentences) {
		const key = plainSentence(text);
		if (!known.has(key)) known.set(key, { key, text, weight: commonWeight });
	}
	const vocabulary = [...spellings.keys()].sort();

	function words(text: string, most: number): Suggestion[] {
		const begun = wordBegun(text);
		const typed = plain(begun);
		const ahead = text.slice(0, text.length - begun.length);
		const before = wordsOf(ahead.slice(sentenceStart(ahead))).map(plain);
		const likelihood = likelihoodAfter(before, { own, english });
		const candidates =
			typed === ""
				? [...likelyAfter(before, { own, english })].map((word) => ({ word, cost: 0 }))
				: begunBy(typed, vocabulary).filter(({ word }) => word !== typed);
		return candidates
			.map(({ word, cost }) => ({ word, score: Math.log(likelihood(word)) - slipCost * cost }))
			.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
			.slice(0, most)
			.map(({ word }) => {
				const suggested = cased(spellings.get(word) ?? word, begun, before.length === 0);
				return { kind: "word", text: suggested, written: `${spaced(ahead)}${suggested} ` };
			});
	}

	function sentences(text: string, most: number): Suggestion[] {
		const asSuggestion = ({ text: completion, isRest }: Completion): Suggestion => {
			const ahead = isRest ? text.slice(0, text.length - wordBegun(text).length) : text.slice(0, sentenceStart(text));
			return {
				kind: "sentence",
				text: isRest ? `… ${completion}` : completion,
				written: `${spaced(ahead)}${completion} `,
			};
		};
		const found = completions(text, known.values()).map(asSuggestion);
		const each = new Map(found.reverse().map((suggestion) => [suggestion.written, suggestion]));
		return [...each.values()].reverse().slice(0, most);
	}

	return (text, most) => [...words(text, most.words), ...sentences(text, most.sentences)];
}

/** Adds the space before the next word if it is missing. */
const spaced = (text: string): string => (/[\s([“‘-]$|^$/.test(text) ? text : `${text} `);

/** The spelling of a word here: capitalised at the beginning of a sentence, or like the typed letters. */
function cased(word: string, begun: string, isFirst: boolean): string {
	if (begun.length > 1 && begun === begun.toUpperCase() && begun !== begun.toLowerCase()) return word.toUpperCase();
	const isCapital = isFirst || (begun !== "" && begun[0] !== begun[0]?.toLowerCase());
	return isCapital ? word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : word;
}
