import type { Listen, Listening, ListeningProblem } from "./listening.ts";

/** Problems of the one recogniser that another does not have. */
const elsewhereFine: readonly ListeningProblem[] = [
	"busy",
	"unavailable",
	"unreachable",
	"logged_out",
	"too_many",
	"unusable",
];

/**
 * Listens with one recogniser and, where it cannot, goes on with another; what was heard until then has been told.
 *
 * @param second asked for when it is needed; undefined where there is none
 */
export function listenOrElse(first: Listen, second: (problem: ListeningProblem) => Listen | undefined): Listen {
	return (report, isOffRecord) => {
		let isPaused = false;
		let isStopped = false;
		let current: Listening = first((event) => {
			const next =
				event.type === "failed" && elsewhereFine.includes(event.problem) && !isStopped
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
