import { dayMilliseconds } from "@sayso/contract/day.ts";

const minute = 60_000;
/** How far back earlier turns still belong to the conversation that is going on. */
const conversationMinutes = 30;

/** When the conversation that is going on at `now` may have begun. */
export const conversationSince = (now: Date): Date => new Date(now.getTime() - conversationMinutes * minute);

/** Lines older than this are forgotten. */
export const keptSince = (days: number, now: Date): Date =>
	days === 0 ? conversationSince(now) : new Date(now.getTime() - days * dayMilliseconds);
