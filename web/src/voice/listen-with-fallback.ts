import type { Listen, Listening, ListeningProblem } from "./listening.ts";

/** Problems of one recogniser that another may not have. */
const secondMayWork: readonly ListeningProblem[] = [
	"busy",
	"unavailable",
	"unreachable",
	"logged_out",
	"too_many",
	"unusable",
];

/**
 * Listens with one recogniser and, if it fails, goes on with another. Words from before the change were already emitted.
 * @param second called when it is needed; undefined if there is no second recogniser
 */
export function listenWithFallback(first: Listen, second: (problem: ListeningProblem) => Listen | undefined): Listen {
	return (report, isOffRecord) => {
		let isPaused = false;
		let isStopped = false;
		let current: Listening = first((event) => {
			const next =
				event.type === "failed" && secondMayWork.includes(event.problem) && !isStopped
					? second(event.problem)
					: undefined;
			if (!next) return report(event);
			current = next(report);
			if (isPaused) current.pause();
		}, isOffRecord);
		return {
			pause() {
				isPaused = true;
				current.pause();
			},
			resume() {
				isPaused = false;
				current.resume();
			},
			stop() {
				isStopped = true;
				return current.stop();
			},
			abandon() {
				isStopped = true;
				current.abandon();
			},
		};
	};
}
