import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { ReplyRequest, TurnPlan } from "@sayso/replies";
import { AwaitedElements } from "./awaited-elements.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import type { ModelWriter, Tokens } from "./model-writer.ts";
import { type Hedge, Pace } from "./pace.ts";
import { Seating } from "./seating/seating.ts";

/** After so many consecutive late seats, the rest of the set is not waited for. */
const latesRunning = 2;

export interface LedByModelOptions {
	writer: ModelWriter;
	hedge: Hedge;
	breaker: CircuitBreaker;
	/** Called with the reason when the model is given up, for the log. */
	trouble(error: unknown): void;
}

/** Replies led by a model. */
export interface LedReplies {
	available(): Promise<boolean>;
	prepare?: NonNullable<ModelWriter["prepare"]>;
	stream(request: ReplyRequest, plan: TurnPlan, signal: AbortSignal, caller?: LedCaller): AsyncIterable<OfferedAnswer>;
}

interface LedCaller {
	personId?: string;
	/** Called with the tokens that an attempt used, even if it failed. */
	spend?(tokens: Tokens): void;
}

/**
 * Replies of a language model with the built-in engine as its fallback: always exactly the wanted number of cards, in
 * card order, in time. The model chooses their stances. A seat whose card is late or rejected is filled at once, and a
 * card that was emitted stays.
 */
export function ledByModel({ writer, hedge, breaker, trouble }: LedByModelOptions): LedReplies {
	const pace = new Pace(hedge);
	return {
		available: async () => !breaker.isOpen,
		...(writer.prepare && { prepare: writer.prepare }),
		async *stream(request, plan, signal, { personId, spend } = {}) {
			signal.throwIfAborted();
			const { responseLength } = request.preferences;
			const seating = new Seating(request, plan);
			const lead = seating.lead();
			const enough = new AbortController();
			const either = AbortSignal.any([signal, enough.signal]);
			let since = performance.now();
			let isThere = false;
			const elements =
				seating.isFull || !breaker.allows()
					? undefined
					: new AwaitedElements(
							writer.write(request, plan, either, {
								personId,
								spend: (tokens) => spend?.(tokens),
								stir: () => {
									isThere = true;
								},
							}),
							signal,
							(index) => {
								pace.came(responseLength, index === 0, performance.now() - since);
								since = performance.now();
							},
						);
			try {
				yield* lead;
				let waitsSince = performance.now();
				let isFirst = true;
				let lates = 0;
				while (!seating.isFull) {
					const patience = isFirst ? pace.firstCard(responseLength) : pace.nextCard(responseLength);
					const step = await elements?.next(Math.max(0, waitsSince + patience - performance.now()));
					// A model that has not sent anything is not slow but down.
					if (step === "late" && isThere && pace.missed(responseLength, isFirst, patience)) continue;
					lates = step === "late" ? lates + 1 : 0;
					if (lates === latesRunning) elements?.giveUp(new Error("the model was late twice running"));
					const cards =
						step === "late" ? seating.fill() : typeof step === "object" ? seating.take(step.element) : seating.rest();
					if (cards.length === 0) continue;
					yield* cards;
					isFirst = false;
					waitsSince = performance.now();
				}
				await elements?.end(hedge.closingMs);
			} finally {
				enough.abort();
				await elements?.letGo();
				if (elements?.failure) {
					breaker.failed();
					trouble(elements.failure);
				} else if (elements?.hasCome) breaker.succeeded();
			}
		},
	};
}
