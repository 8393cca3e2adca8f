import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { PlanRow } from "@sayso/replies";
import type { Hedge } from "../../config/model.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { AwaitedCards } from "./awaited-cards.ts";
import { problemsOf, standIn } from "./card-check.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";

/**
 * A model with the built-in engine behind it: always exactly the planned cards, in their places, soon. A row whose card is
 * late, wrong or missing is filled at once, and what is given out stays; the model goes on with the rows after it.
 * @param trouble is told why the model was given up on, for the log
 */
export const hedgedReplies = (
	model: ReplyGeneration,
	hedge: Hedge,
	breaker: CircuitBreaker,
	trouble: (error: unknown) => void,
): ReplyGeneration => ({
	name: model.name,
	label: model.label,
	basic: false,
	available: async () => !breaker.isOpen && (await model.available()),
	async *stream(request, plan, signal, spend) {
		signal.throwIfAborted();
		const enough = new AbortController();
		const either = AbortSignal.any([signal, enough.signal]);
		const mayTry = isForModels(plan) && breaker.allows();
		const cards = mayTry ? new AwaitedCards(model.stream(request, plan, either, spend), signal) : undefined;
		const answers: OfferedAnswer[] = [];
		try {
			for (const [index, row] of plan.entries()) {
				const own = await cards?.forRow(index, index === 0 ? hedge.firstCardMs : hedge.nextCardMs);
				// The model's cards were checked beside each other; here they may stand beside one that was filled.
				const isFit = own && !own.basic && problemsOf(own, row, request, answers).length === 0;
				const card = isFit ? own : standIn(row, request, answers);
				answers.push(card);
				yield card;
			}
			await cards?.end(hedge.closingMs);
		} finally {
			enough.abort();
			await cards?.letGo();
			if (cards?.failure) {
				breaker.failed();
				trouble(cards.failure);
			} else if (cards?.hasCome) breaker.succeeded();
		}
	},
});

/** Rows of a safety flag, and of a turn in another language, are a closed list that was read by hand: no model writes them. */
const isForModels = (plan: readonly PlanRow[]) =>
	!plan.some(({ intent }) => intent.startsWith("safety-") || intent.startsWith("other-language"));
