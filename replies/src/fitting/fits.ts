import { rowOf } from "../bank/bank.ts";
import type { BankRow } from "../bank/parse.ts";
import type { Kind } from "../hearing/kinds-of-acts.ts";
import type { Scored } from "../learned/scorer.ts";
import { directionOf, oddsOf, placesOf, shareOf, sharesOf } from "./direction.ts";
import { fitsInDoubt } from "./in-doubt.ts";
import trained from "./model.json" with { type: "json" };
import { readNumbers } from "./stored.ts";

/** How well rows of the bank fit a turn, whatever act they are of. */
export interface Fits {
	/** 0 to 1. Nothing for a row that was never tried on turns of a kind this one may be. */
	of(intent: string): number | undefined;
	/** Rows that were tried on such turns, the best first. */
	ranked: readonly { row: BankRow; fit: number }[];
}

const turns = readNumbers(trained.turns);
const rows = readNumbers(trained.rows);
const usual = readNumbers(trained.usual);
const calls = readNumbers(trained.calls);
const intents = trained.intents.split(" ");

/** Of every kind, its cells in a row and the rows of the bank that they are. */
const cellsOf = new Map(
	trained.kinds.map(({ kind, first, cells }) => [
		kind,
		{ first, intents: cells.map((number) => intents[number] ?? "") },
	]),
);

/** How likely a kind must be for its rows to be looked at. */
const likely = 0.1;
/** Rows that fit less often are not worth a place in the order. */
const least = 0.04;

/**
 * How well the rows of the bank fit a turn: for every kind that it may be, as much as they fit turns of that kind in such words.
 * Learned from turns of which readers said which rows fit.
 *
 * @param features what `turnFeaturesOf` sees
 * @param kinds likeliest first
 */
export function fitsOf(features: readonly string[], kinds: readonly Scored<Kind>[]): Fits {
	const direction = directionOf(placesOf(features), turns);
	const fits = new Map<string, number>();
	const both = bothWays(kinds, sharesOf(direction, calls));
	for (const { kind, share } of both) {
		const cells = cellsOf.get(kind);
		if (share < likely || !cells) continue;
		cells.intents.forEach((intent, i) => {
			const fit = share * shareOf(oddsOf(direction, cells.first + i, rows, usual));
			fits.set(intent, (fits.get(intent) ?? 0) + fit);
		});
	}
	for (const [intent, fit] of fitsInDoubt(both)) fits.set(intent, fit);
	const ranked = [...fits]
		.filter(([, fit]) => fit >= least)
		.sort((a, b) => b[1] - a[1])
		.flatMap(([intent, fit]) => {
			const row = rowOf(intent);
			return row ? [{ row, fit }] : [];
		});
	return { of: (intent) => fits.get(intent), ranked };
}

/** Two readings of the kind, learned in two ways: what both hold likely is likelier than what one does. */
function bothWays(kinds: readonly Scored<Kind>[], shares: readonly number[]): { kind: string; share: number }[] {
	const read = new Map<string, number>(kinds.map(({ act, confidence }) => [act, confidence]));
	const joint = trained.kinds.map(({ kind }, i) => ({
		kind,
		share: Math.sqrt((read.get(kind) ?? 0) * (shares[i] ?? 0)),
	}));
	const all = joint.reduce((sum, { share }) => sum + share, 0);
	return joint.map(({ kind, share }) => ({ kind, share: share / all }));
}
