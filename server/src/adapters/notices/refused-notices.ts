import type { Logger } from "pino";
import type { RefusedNotices } from "../../seams/notices.ts";

/** Milliseconds between two lines of the log: whoever may send notices could fill it. */
const quiet = 60_000;

/** Says in the log that notices are not taken, once a minute at most. Metrics count them all. */
export function refusedNotices(log: Pick<Logger, "warn">): (why: keyof RefusedNotices) => void {
	let told = Number.NEGATIVE_INFINITY;
	return (why) => {
		if (performance.now() - told < quiet) return;
		told = performance.now();
		log.warn({ why }, "a notice was not taken: made with another AUTH_SECRET, or by a stranger");
	};
}
