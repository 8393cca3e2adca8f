import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { CircuitBreaker } from "@sayso/model-replies/circuit-breaker.ts";
import { ledByModel } from "@sayso/model-replies/led-by-model.ts";
import { type ReplyRequest, turnPlanFor } from "@sayso/replies";
import { browserWriter } from "../../../browser-model/browser-writer.ts";

const writer = browserWriter();
const led = ledByModel({
	writer,
	hedge: { firstCardMs: 2_000, nextCardMs: 2_500, closingMs: 0 },
	breaker: new CircuitBreaker({ now: () => new Date() }),
	// The cards of the built-in engine are marked instead.
	trouble: () => {},
});

// The model reads its instructions before the first turn. An error is reported at the first turn.
writer.open().catch(() => {});

/**
 * Replies of the browser's own model, checked like all replies; the built-in engine replaces late or rejected ones and marks them.
 */
export const browserReplies = (request: ReplyRequest, signal: AbortSignal): AsyncIterable<OfferedAnswer> =>
	led.stream(request, turnPlanFor(request), signal);
