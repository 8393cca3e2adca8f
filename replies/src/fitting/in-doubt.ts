import type { Kind } from "../hearing/kinds-of-acts.ts";
import trained from "./in-doubt.json" with { type: "json" };

const intents = trained.intents.split(" ");
const percents: Readonly<Record<string, readonly number[]>> = trained.kinds;

/**
 * What a row that can be said to much is worth beside one that was picked for just such words, where both fit as often: the more
 * it says, the better.
 */
const plain = 0.4;

/**
 * How well the rows that do no harm where a turn is another than it seems fit one that may be of these kinds, 0 to 1: on the scale
 * of the rows of kinds, on which what fits a turn for certain, and many others, is no more than `plain`.
 */
export const fitsInDoubt = (kinds: readonly { kind: string; share: number }[]): [intent: string, fit: number][] =>
	intents.map((intent, row) => [
		intent,
		kinds.reduce((sum, { kind, share }) => sum + (share * plain * (percents[kind]?.[row] ?? 0)) / 100, 0),
	]);

/** Whether such a row can be said to most turns of a kind. */
export const isForKind = (intent: string, kind: Kind): boolean =>
	(percents[kind]?.[intents.indexOf(intent)] ?? 0) >= 50;
