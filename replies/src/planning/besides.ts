import { traitsOf } from "../acts/acts.ts";
import { rowsOf } from "../bank/bank.ts";
import type { BankRow } from "../bank/parse.ts";
import type { Scored } from "../learned/scorer.ts";
import { wordingsOf } from "../realise.ts";
import type { ReplyRequest, Slots } from "../reply.ts";
import { alreadySaid } from "../wording/already-said.ts";

/** Where the first reading is this likely, no other is offered before Try Again; and how likely another must be. */
const doubtful = { first: 0.6, other: 0.18, otherOnceMore: 0.06 } as const;

/**
 * What can be said beside an act's own rows, best first: the rows of what the turn may be instead, where that is in doubt, and
 * what suits any turn of its kind. On Try Again the other readings come sooner.
 */
export function rowsBesides(likely: readonly Scored[], slots: Slots, request: ReplyRequest): BankRow[] {
	const [first, ...others] = likely;
	const again = request.shown.length > 0;
	const isDoubtful =
		first !== undefined && first.confidence < doubtful.first && (again || !traitsOf(first.act).general);
	const readings = isDoubtful
		? others.filter(({ confidence }) => confidence >= (again ? doubtful.otherOnceMore : doubtful.other))
		: [];
	const own = readings.flatMap(({ act }) => rowsOf(act).filter(isContent));
	const kind = first && traitsOf(first.act).general ? [] : rowsOf("steer-ask");
	return [...own, ...kind].filter((row) => canBeSaid(row, slots, request));
}

/** Whether a row says what a set of this turn has said already, in these or other words. */
export function wasShown(row: BankRow, slots: Slots, request: ReplyRequest): boolean {
	if (request.shown.length === 0) return false;
	const isSaid = alreadySaid(request);
	return wordingsOf(row.intent, slots, request).some(({ text }) => isSaid(text, { ...row, slots }));
}

const isContent = ({ intent, tone }: BankRow) =>
	!intent.startsWith("anywhere/") && tone !== "excited" && tone !== "neutral_final";
const canBeSaid = (row: BankRow, slots: Slots, request: ReplyRequest) =>
	wordingsOf(row.intent, slots, request).length > 0;
