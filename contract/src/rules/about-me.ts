const words = (text: string) => text.match(/\S+/g) ?? [];

/** Words of a text as the live count shows them: whatever stands between spaces. */
export const wordCount = (text: string): number => words(text).length;

/** The text up to and with its `most`-th word: extra input is refused by leaving it out. */
export function firstWords(text: string, most: number): string {
	const last = [...text.matchAll(/\S+/g)][most - 1];
	return last && wordCount(text) > most ? text.slice(0, last.index + last[0].length) : text;
}

/** What is said where About Me is longer than a plan allows. */
export const tooManyWords = (most: number): string => `About Me can have at most ${most} words`;
