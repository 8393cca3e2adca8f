import type { CallProblem } from "../../../api/api-error.ts";

/** The request itself was invalid: another engine cannot answer it either. */
const unanswerable: readonly CallProblem["code"][] = ["invalid", "malformed", "too_large", "unsupported_media"];

/**
 * Whether replies may be made in the browser if the server sends none. The server is tried first each time, so that turns count
 * while it is reachable and the plan has some left. An operator may forbid this for people with no interactions left.
 * @param isFree whether the operator gives basic replies to people with no interactions left; undefined while unknown
 * @param left the interactions left, as last known; null for no limit, undefined while unknown
 */
export function mayStandIn(
	code: CallProblem["code"],
	{ isFree = true, left }: { isFree: boolean | undefined; left: number | null | undefined },
): boolean {
	if (unanswerable.includes(code)) return false;
	return isFree || (code !== "limit_exceeded" && left !== 0);
}
