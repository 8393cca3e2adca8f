const words = (text: string) => text.match(/\S+/g) ?? [];

/**
 * Lines that name what must never be said. They are not counted as words about the person, so there is always room for
 * one more.
 */
const refusals = /^[ \t]*never say:.*$/gim;

/** The number of words that the live count shows: separated by spaces, without lines of what must never be said. */
export const wordCount = (text: string): number => words(text.replace(refusals, "")).length;

/** The text up to its `most`-th word: further input is dropped. */
export function firstWords(text: string, most: number): string {
	const last = [...text.matchAll(/\S+/g)][most - 1];
	return last && wordCount(text) > most ? text.slice(0, last.index + last[0].length) : text;
}

/** The message for an About Me that is longer than a plan allows. */
export const tooManyWords = (most: number): string => `About Me can have at most ${most} words`;
