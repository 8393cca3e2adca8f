import { plain, sentenceStart, wordBegun, wordsWithPlaces } from "./words.ts";

/** A candidate for a whole sentence. */
export interface Known {
	/** Its `plainSentence`. */
	key: string;
	text: string;
	/** How likely it is, relative to others. */
	weight: number;
}

/** The least number of letters that a suggestion must save. */
const leastLeft = 4;
/** The weight of the rest of a sentence whose beginning differs from the typed text. */
const restWeight = 0.25;

export interface Completion {
	/** The text to add or, for a whole sentence, the new sentence. */
	text: string;
	isRest: boolean;
	weight: number;
}

/**
 * Completions of the current sentence: sentences that begin with it, and the rests of sentences that contain its last words. The
 * likeliest first.
 * @param written the text so far
 * @param known each sentence once, the latest first
 */
export function completions(written: string, known: Iterable<Known>): Completion[] {
	const sentence = written.slice(sentenceStart(written));
	const begun = plain(wordBegun(sentence));
	const words = wordsWithPlaces(sentence).map(({ word }) => plain(word));
	if (begun !== "") words.pop();
	const typed = [...words, begun].join(" ");
	const lastTwo = [...words.slice(-2), begun].join(" ");
	const hasRest = words.length >= 2 || (words.length === 1 && begun.length >= 2);
	const found: Completion[] = [];
	for (const { key, text, weight } of known) {
		if (key.startsWith(typed)) {
			if (key.length - typed.length >= leastLeft) found.push({ text, isRest: false, weight });
			continue;
		}
		const at = hasRest ? ` ${key}`.indexOf(` ${lastTwo}`) : -1;
		if (at < 0 || key.length - at - lastTwo.length < leastLeft) continue;
		const rest = restFrom(text, key.slice(0, at + lastTwo.length - begun.length));
		if (rest !== "") found.push({ text: rest, isRest: true, weight: weight * restWeight });
	}
	return found.sort((a, b) => b.weight - a.weight);
}

/** The rest of a sentence after some words. */
function restFrom(text: string, before: string): string {
	const words = before.trim() === "" ? 0 : before.trim().split(" ").length;
	const next = wordsWithPlaces(text)[words];
	return next ? text.slice(next.at) : "";
}
