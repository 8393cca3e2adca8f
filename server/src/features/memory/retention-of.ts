import { retentionDays } from "@sayso/contract/rules/retention.ts";
import type { Context } from "../../context.ts";
import { storedPreferences } from "../../store/preferences.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";

interface Retention {
	days: number;
	/** When the plan may be another by itself; null where it goes on. */
	until: Date | null;
}

/** How long a person's lines are kept by the plan and the switch they have now. */
export async function retentionNow(context: Context, personId: string): Promise<Retention> {
	const [{ plan, subscription }, preferences] = await Promise.all([
		entitlementOf(context, personId),
		storedPreferences(context.db, personId),
	]);
	const { currentPeriodEnd } = subscription;
	return { days: retentionDays(plan, preferences), until: currentPeriodEnd ? new Date(currentPeriodEnd) : null };
}

/** Days a person's lines are kept by the plan and the switch they have now. */
export const retentionOf = async (context: Context, personId: string): Promise<number> =>
	(await retentionNow(context, personId)).days;
