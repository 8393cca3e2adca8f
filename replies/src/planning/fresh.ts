import type { BankRow } from "../bank/parse.ts";
import { canBeHad, wordingsOf } from "../realise.ts";
import type { ReplyRequest, Slots } from "../reply.ts";
import { alreadySaid } from "../wording/already-said.ts";

/** Whether a row has a wording that was not shown for this turn yet. */
export function isFresh(row: BankRow, slots: Slots, request: ReplyRequest): boolean {
	const isSaid = alreadySaid(request);
	return wordingsOf(row.intent, slots, request).some(
		(reply) => !isSaid(reply.text, { ...row, slots }) && canBeHad(reply, row, request),
	);
}
