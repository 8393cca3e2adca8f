import { retentionDays } from "@sayso/contract/rules/retention.ts";
import type { Context } from "../../context.ts";
import { storedPreferences } from "../../store/preferences.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";

interface Retention {
	days: number;
	/** When the plan may change without an event; null if it does not end. */
	until: Date | null;
}

/** How long a person's lines are kept under their current plan and switch. */
export async function retentionNow(context: Context, personId: string): Promise<Retention> {
	const [{ plan, subscription }, preferences] = await Promise.all([
		entitlementOf(context, personId),
		storedPreferences(context.db, personId),
	]);
	const { currentPeriodEnd } = subscription;
	return { days: retentionDays(plan, preferences), until: currentPeriodEnd ? new Date(currentPeriodEnd) : null };
}

/** The number of days that a person's lines are kept under their current plan and switch. */
export const retentionOf = async (context: Context, personId: string): Promise<number> =>
	(await retentionNow(context, personId)).days;
