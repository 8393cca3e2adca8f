import type { Context } from "../../context.ts";
import { forgetBefore } from "../../store/memory.ts";
import { type Due, setDue } from "../../store/memory-due.ts";
import { keptSince } from "./retention.ts";
import { retentionNow } from "./retention-of.ts";

/** Milliseconds before the same person is checked again. */
const minute = 60_000;

/** Deletes the lines of one person that their plan no longer keeps, and sets the time of the next check. */
export async function forgetOf(context: Context, due: Due, now: Date): Promise<void> {
	const { days, until } = await retentionNow(context, due.personId);
	const since = keptSince(days, now);
	await forgetBefore(context.db, due.personId, since);
	const [keptMilliseconds, soonest] = [now.getTime() - since.getTime(), new Date(now.getTime() + minute)];
	await setDue(context.db, due, { keptMilliseconds, atLatest: until, soonest });
}
