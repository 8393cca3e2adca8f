import type { BankAct } from "../bank/bank-act.ts";
import type { BankRow } from "../bank/parse.ts";
import type { PickCount } from "../reply.ts";

/** Picks as everybody makes them that are added to both sides, so that one pick more or less is no verdict. */
const sureness = 2;
/** Below this share of the picks its places would have brought, a row gives way to others. */
const seldom = 0.5;

/**
 * The optional rows of an act, those the person likes first. Rows of which little is known keep their order, so that the
 * cards stay where hands and eyes know them.
 */
export function byPicks(rows: readonly BankRow[], act: BankAct, picks: readonly PickCount[] = []): BankRow[] {
	const liking = (row: BankRow) => likingOf(row, act, picks);
	return rows.toSorted((a, b) => liking(b) - liking(a));
}

/** 1 for a row picked about as often as its places let one expect; more is liked, less is passed over. */
export function likingOf({ intent }: BankRow, act: BankAct, picks: readonly PickCount[] = []): number {
	const count = picks.find((own) => own.act === act && own.intent === intent);
	if (!count) return 1;
	const ratio = (count.picked + sureness) / (count.expected + sureness);
	return ratio > 1 || ratio < seldom ? ratio : 1;
}

/**
 * The share of picks that the card at a place gets from a person who has no favourites: earlier cards are read first.
 * @param index from 0
 * @param count cards of the set
 */
export function expectedPicks(index: number, count: number): number {
	const attention = (at: number) => 1 / (1 + at / 2);
	const whole = Array.from({ length: count }, (_, at) => attention(at)).reduce((sum, each) => sum + each, 0);
	return attention(index) / whole;
}
