import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How far back earlier turns still belong to the conversation that is going on. */
const conversationMinutes = 30;

/** When the conversation that is going on at `now` may have begun. */
export const conversationSince = (now: Date): Date => new Date(now.getTime() - conversationMinutes * minute);

/**
 * Days a line of conversation is kept: the plan's, unless the plan has a Save Memory switch and it is off. 0 is for the
 * current conversation only.
 */
export const retentionDays = (plan: Plan, { saveMemory }: Pick<Preferences, "saveMemory">): number =>
	plan.memory_option && !saveMemory ? 0 : plan.memory_retention_days;

/** Lines older than this are forgotten. */
export const keptSince = (days: number, now: Date): Date =>
	days === 0 ? conversationSince(now) : new Date(now.getTime() - days * day);
