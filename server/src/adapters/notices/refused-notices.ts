import type { RefusedNotices } from "../../seams/notices.ts";

/** Milliseconds between two log lines, because anyone with database access could otherwise fill the log. */
const quiet = 60_000;

const reasons: Record<keyof RefusedNotices, string> = {
	unreadable: "encrypted with another AUTH_SECRET, by another version or by a stranger",
	late: "this process or the sender was suspended, or the database's clock jumped; missed notices are looked up",
	repeated: "received before: a recorded notice was sent again",
};

/** Logs rejected notices, at most once a minute. Metrics count them all. */
export function refusedNotices(log: {
	warn(fields: object, message: string): void;
}): (why: keyof RefusedNotices) => void {
	let loggedAt = Number.NEGATIVE_INFINITY;
	return (why) => {
		if (performance.now() - loggedAt < quiet) return;
		loggedAt = performance.now();
		log.warn({ why }, `a notice was rejected: ${reasons[why]}`);
	};
}
