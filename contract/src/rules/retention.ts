import type { Plan } from "../entities/plan.ts";
import type { Preferences } from "../entities/preferences.ts";

/**
 * How many days a line of conversation is kept: the plan's number, unless its Save Memory switch is off. 0: only for
 * the current conversation.
 */
export const retentionDays = (
	plan: Pick<Plan, "memory_option" | "memory_retention_days">,
	{ saveMemory }: Pick<Preferences, "saveMemory">,
): number => (plan.memory_option && !saveMemory ? 0 : plan.memory_retention_days);
