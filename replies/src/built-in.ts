import type { Answer } from "@sayso/contract/entities/answer.ts";
import { rowsOf } from "./bank/bank.ts";
import { realise } from "./realise.ts";
import type { PlanRow, ReplyEngine, ReplyRequest } from "./reply.ts";

/** Makes every set from authored replies: no network, no key, a few milliseconds. */
export const builtIn: ReplyEngine = {
	async *stream(request, plan, signal) {
		const answers: Answer[] = [];
		for (const row of plan) {
			if (signal.aborted) return;
			const answer = answerFor(row, request, answers);
			answers.push(answer);
			yield answer;
		}
	},
};

/**
 * One card for one row, always: when every wording of the row has been shown, something true of any turn stands in, and when
 * that too is used up, the row's own first wording comes back.
 */
export function answerFor(row: PlanRow, request: ReplyRequest, prior: readonly Answer[]): Answer {
	const fresh = realise(row, request, prior);
	if (fresh) return fresh;
	for (const safe of rowsOf("anywhere").filter((other) => other.tone === row.tone)) {
		const answer = realise({ ...row, intent: safe.intent }, request, prior);
		if (answer) return answer;
	}
	const again = { ...request, shown: [] };
	const worded = realise(row, again, prior) ?? realise({ ...row, intent: "anywhere/moment", slots: {} }, again, prior);
	if (!worded) throw new Error(`no wording for ${row.intent}`);
	return worded;
}
