const words = (text: string) => text.match(/\S+/g) ?? [];

/** Lines that name what is never to be said: they tell nothing, and there is always room for one more. */
const refusals = /^[ \t]*never say:.*$/gim;

/** Words of a text as the live count shows them: whatever stands between spaces, but for what is never to be said. */
export const wordCount = (text: string): number => words(text.replace(refusals, "")).length;

/** The text up to and with its `most`-th word: extra input is refused by leaving it out. */
export function firstWords(text: string, most: number): string {
	const last = [...text.matchAll(/\S+/g)][most - 1];
	return last && wordCount(text) > most ? text.slice(0, last.index + last[0].length) : text;
}

/** What is said where About Me is longer than a plan allows. */
export const tooManyWords = (most: number): string => `About Me can have at most ${most} words`;
