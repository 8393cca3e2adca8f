import type { Clock } from "./context.ts";

/** Milliseconds by a clock that may be set back, as one that is set right is: where it would go back it stands still, and goes on from there. */
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
