import type { RefusedNotices } from "../../seams/notices.ts";

/** Milliseconds between two log lines, because anyone with database access could otherwise fill the log. */
const quiet = 60_000;

const reasons: Record<keyof RefusedNotices, string> = {
	unreadable: "made with another AUTH_SECRET, by another version, or by a stranger",
	late: "this machine or the one that told stood still, or the database's clock jumped; what was missed is looked for",
	repeated: "it was heard before: somebody sends what they recorded",
};

/** Logs rejected notices, at most once a minute. Metrics count them all. */
export function refusedNotices(log: { warn(told: object, line: string): void }): (why: keyof RefusedNotices) => void {
	let told = Number.NEGATIVE_INFINITY;
	return (why) => {
		if (performance.now() - told < quiet) return;
		told = performance.now();
		log.warn({ why }, `a notice was not taken: ${reasons[why]}`);
	};
}
