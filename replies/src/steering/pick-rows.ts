import type { Answer, Tone } from "@sayso/contract/entities/answer.ts";
import type { Act } from "../acts/acts.ts";
import type { BankRow } from "../bank/parse.ts";
import { inCardOrder } from "../planning/card-order.ts";
import { realise } from "../realise.ts";
import type { ReplyRequest, Slots } from "../reply.ts";
import { validate } from "../validate.ts";

/** Rows to take from, the best pool first; each is used up before the next. */
export type Pools = readonly (readonly BankRow[])[];

/** What a steered set is made of, in no order: rows, and what fills them. */
export interface Steered {
	act: Act;
	rows: readonly BankRow[];
	slots: Slots;
}

/** Tones that a set holds at most once. */
const once: readonly Tone[] = ["option_a", "option_b", "neutral_final"];

/**
 * As many rows as the person wants replies: taken in turn, the same one again for another wording, as long as all the cards
 * they make together have nothing wrong with them. Where everything has been shown, rows come back.
 */
export function pickRows(pools: Pools, act: Act, slots: Slots, request: ReplyRequest): BankRow[] {
	const count = request.preferences.numberOfResponses;
	let rows: BankRow[] = [];

	function take(row: BankRow): void {
		if (rows.length === count || (once.includes(row.tone) && rows.includes(row))) return;
		const more = inCardOrder([...rows, row]);
		if (isSound(more)) rows = more;
	}

	function isSound(picked: readonly BankRow[]): boolean {
		const answers: Answer[] = [];
		return picked.every((row) => {
			const planned = { ...row, act, slots };
			const answer = realise(planned, request, answers);
			if (!answer || validate(answer, planned, request, answers).length > 0) return false;
			answers.push(answer);
			return true;
		});
	}

	for (const pool of pools) {
		let before: number;
		do {
			before = rows.length;
			pool.forEach(take);
		} while (rows.length > before);
	}
	if (rows.length === count) return rows;
	const again = { ...request, shown: [] };
	const spare = pools.flat().filter((row) => realise({ ...row, act, slots }, again, []));
	return Array.from({ length: count }, (_, at) => rows[at] ?? spare[at % spare.length]).filter(
		(row) => row !== undefined,
	);
}
