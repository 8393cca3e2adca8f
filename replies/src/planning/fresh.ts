import type { BankRow } from "../bank/parse.ts";
import { wordingsOf } from "../realise.ts";
import type { ReplyRequest, Slots } from "../reply.ts";

/** Whether a row has a wording that nobody has seen this turn. */
export function isFresh(row: BankRow, slots: Slots, request: ReplyRequest): boolean {
	const seen = new Set(request.shown.flat().map((answer) => answer.text));
	return wordingsOf(row.intent, slots, request.preferences, request.adultLanguage).some(
		(wording) => !seen.has(wording.text),
	);
}
