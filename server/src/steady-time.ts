import type { Clock } from "./context.ts";

/**
 * A monotonic clock in milliseconds, made from one that may be set back: at such a moment it stands still, and then
 * continues from there.
 */
export function steadyTime(clock: Clock): () => number {
	let last = Number.NEGATIVE_INFINITY;
	let setBack = 0;
	return () => {
		const now = clock.now().getTime();
		setBack += Math.max(0, last - now);
		last = now;
		return now + setBack;
	};
}
