import type { CallProblem } from "../../../api/api-error.ts";

/** What was sent is not a turn at all: another engine has no better answer. */
const unanswerable: readonly CallProblem["code"][] = ["invalid", "malformed", "too_large", "unsupported_media"];

/**
 * Whether replies are made in the browser where the server gives none. It is asked first each time, so that where it is there
 * and the plan has something left, each turn counts. An operator may close this to whoever has nothing left.
 *
 * @param isFree whether the operator gives basic replies to whoever has nothing left; undefined while that is unknown
 * @param left interactions by the last that was heard; null for no limit, undefined while that is unknown
 */
export function mayStandIn(
	code: CallProblem["code"],
	{ isFree = true, left }: { isFree: boolean | undefined; left: number | null | undefined },
): boolean {
	if (unanswerable.includes(code)) return false;
	return isFree || (code !== "limit_exceeded" && left !== 0);
}
