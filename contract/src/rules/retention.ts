import type { Plan } from "../entities/plan.ts";
import type { Preferences } from "../entities/preferences.ts";

/**
 * Days a line of conversation is kept: the plan's, unless the plan has a Save Memory switch and it is off. 0 is for the
 * current conversation only.
 */
export const retentionDays = (
	plan: Pick<Plan, "memory_option" | "memory_retention_days">,
	{ saveMemory }: Pick<Preferences, "saveMemory">,
): number => (plan.memory_option && !saveMemory ? 0 : plan.memory_retention_days);
