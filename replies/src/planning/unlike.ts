import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { BankAct } from "../bank/bank-act.ts";
import type { BankRow } from "../bank/parse.ts";
import { realise } from "../realise.ts";
import type { ReplyRequest, Slots } from "../reply.ts";
import { alike } from "../wording/likeness.ts";
import { inSpokenOrder } from "./card-order.ts";

/** Rows of which no card is like another: one that would be gives way to the best of the rest, of its own tone if there is one. */
export function unlike(
	rows: readonly BankRow[],
	rest: readonly BankRow[],
	{ act, slots }: { act: BankAct; slots: Slots },
	request: ReplyRequest,
): BankRow[] {
	const answers: Answer[] = [];
	const taken = new Set(rows.map(({ intent }) => intent));
	const isNew = (row: BankRow): boolean => {
		const answer = realise({ ...row, act, slots }, request, answers);
		if (!answer || answers.some(({ text }) => alike(text, answer.text))) return false;
		answers.push(answer);
		return true;
	};
	return inSpokenOrder(rows).map((row) => {
		if (isNew(row) || row.required) return row;
		const left = rest.filter(({ intent, tone }) => !taken.has(intent) && tone !== "neutral_final");
		const other = [...left.filter(({ tone }) => tone === row.tone), ...left].find(isNew);
		if (other) taken.add(other.intent);
		return other ?? row;
	});
}
