import { wordsOf } from "../hearing/normalise.ts";

/** Share of words two cards of one set may have in common. */
const mostAlike = 0.6;

/** Whether two texts share more of their words than two cards of one set may. */
export const alike = (a: string, b: string): boolean => likeness(a, b) > mostAlike;

/** The share of their words that two texts have in common, 0 to 1. */
export function likeness(a: string, b: string): number {
	const left = new Set(wordsOf(a.toLowerCase()));
	const right = new Set(wordsOf(b.toLowerCase()));
	const both = [...left].filter((word) => right.has(word)).length;
	return both / Math.max(1, left.size + right.size - both);
}
