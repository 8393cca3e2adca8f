import type { Hedge } from "../../config/model.ts";
import type { ModelSetup } from "../../seams/model-setup.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { AwaitedElements } from "./awaited-elements.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import type { ModelWriter } from "./model-writer.ts";
import { Pace } from "./pace.ts";
import { Seating } from "./seating/seating.ts";

/** Seats running that nothing may come for before the rest of the set is not waited for. */
const latesRunning = 2;

export interface LedByModelOptions {
	name: string;
	label: string;
	writer: Pick<ModelWriter, "write" | "prepare">;
	setup?: ModelSetup;
	hedge: Hedge;
	breaker: CircuitBreaker;
	/** Is told why the model was given up on, for the log. */
	trouble(error: unknown): void;
}

/**
 * Replies of a language model with the built-in engine behind it: always exactly the wanted cards, in card order, soon. The model
 * chooses their stances; a seat whose card is late or refused is filled at once, and what is given out stays.
 */
export function ledByModel({
	name,
	label,
	writer,
	setup,
	hedge,
	breaker,
	trouble,
}: LedByModelOptions): ReplyGeneration {
	const pace = new Pace(hedge);
	return {
		name,
		label,
		basic: false,
		leads: true,
		...(setup && { setup }),
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
					// Who gives no sign is not slow but gone.
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
