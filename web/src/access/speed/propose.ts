import type { Measured } from "./measure.ts";

/** Presses from which on something can be said. */
const least = 4;
const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** In milliseconds, as they are set. */
export interface Proposal {
	pace: number;
	acceptance: number;
	debounce: number;
}

/**
 * What suits a hand. The pace by the ".65 rule" (Simpson, Koester and LoPresti 2007, doi:10.1080/10400435.2007.10131865): the
 * mean reaction divided by 0.65, and not less than the mean and two standard deviations, which the same work finds to be about
 * as much for many: for whoever varies more it is longer. A press counts from half the shortest that was meant; presses are one
 * up to the longest tremble and a twentieth of a second. @returns undefined: too few presses to say anything
 */
export function proposeFrom({ reactions, holds, trembles }: Measured): Proposal | undefined {
	if (reactions.length < least || holds.length < least) return undefined;
	const usual = mean(reactions);
	const deviation = Math.sqrt(
		reactions.reduce((sum, each) => sum + (each - usual) ** 2, 0) / Math.max(1, reactions.length - 1),
	);
	return {
		pace: within(roundUp(Math.max(usual / 0.65, usual + 2 * deviation), 100), 300, 10_000),
		acceptance: within(Math.floor(Math.min(...holds) / 2 / 50) * 50, 0, 1000),
		debounce: within(roundUp(Math.max(50, ...trembles) + 50, 50), 100, 1000),
	};
}
