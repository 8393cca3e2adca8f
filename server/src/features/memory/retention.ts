import { dayMilliseconds } from "@sayso/contract/day.ts";

const minute = 60_000;
/** Minutes for which earlier turns still belong to the current conversation. */
const conversationMinutes = 30;

/** The earliest start of the conversation that is current at `now`. */
export const conversationSince = (now: Date): Date => new Date(now.getTime() - conversationMinutes * minute);

/** The moment before which lines are deleted. */
export const keptSince = (days: number, now: Date): Date =>
	days === 0 ? conversationSince(now) : new Date(now.getTime() - days * dayMilliseconds);
