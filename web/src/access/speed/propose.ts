import type { Measured } from "./measure.ts";

/** The least number of presses for a proposal. */
const least = 4;
const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** In milliseconds, like the settings. */
export interface Proposal {
	pace: number;
	acceptance: number;
	debounce: number;
}

/**
 * Proposes scanning settings. The scan time follows the ".65 rule" (Simpson, Koester and LoPresti 2007,
 * doi:10.1080/10400435.2007.10131865): the mean reaction divided by 0.65, and at least the mean plus two standard deviations. The
 * same work finds both about equal for many people; the second is longer for people whose reactions vary more. The acceptance time
 * is half the shortest intended press; the debounce is the longest tremor plus a twentieth of a second. @returns undefined: too few
 * presses
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
