import { normalise, wordsOf } from "../hearing/normalise.ts";

/** Words that open or close a turn and change nothing of what it asks. */
const openers = new Set(["hey", "now", "oh", "ok", "okay", "so", "well"]);
const closers = new Set(["please", "thanks"]);

/** Share of words that two texts of the same substance have in common. */
const most = 0.95;

/** The words of a turn that carry what it asks: no case, punctuation, hesitation or politeness. */
export function substanceOf(text: string): string[] {
	const words = wordsOf(normalise(text).toLowerCase());
	while (words.length > 1 && openers.has(words[0] ?? "")) words.shift();
	while (words.length > 1 && closers.has(words.at(-1) ?? "")) words.pop();
	return words;
}

/** Whether two turns are the same in substance. At most one place differs, and only in a long turn. */
export function sameSubstance(a: readonly string[], b: readonly string[]): boolean {
	const shorter = Math.min(a.length, b.length);
	let front = 0;
	while (front < shorter && a[front] === b[front]) front++;
	let back = 0;
	while (back < shorter - front && a.at(-1 - back) === b.at(-1 - back)) back++;
	return (front + back) / Math.max(a.length, b.length) >= most;
}
