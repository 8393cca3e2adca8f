import { plain, sentenceStart, wordBegun, wordsWithPlaces } from "./words.ts";

/** A whole sentence that may be meant. */
export interface Known {
	/** Its `plainSentence`. */
	key: string;
	text: string;
	/** How likely it is to be said, beside others. */
	weight: number;
}

/** What is left of a sentence has to save as many letters as this. */
const leastLeft = 4;
/** What the rest of a sentence counts, where its beginning is another than what was written. */
const restWeight = 0.25;

export interface Completion {
	/** What is added or, for a whole sentence, what the sentence becomes. */
	text: string;
	isRest: boolean;
	weight: number;
}

/**
 * Sentences that go on as the one being written does: those that begin with it, and the rests of those in which its last
 * words stand. The likeliest first.
 * @param written the text so far
 * @param known each sentence once, those said last first
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

/** What stands in a sentence behind as many words. */
function restFrom(text: string, before: string): string {
	const words = before.trim() === "" ? 0 : before.trim().split(" ").length;
	const next = wordsWithPlaces(text)[words];
	return next ? text.slice(next.at) : "";
}
