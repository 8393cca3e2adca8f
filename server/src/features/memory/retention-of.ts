import { retentionDays } from "@sayso/contract/rules/retention.ts";
import type { Context } from "../../context.ts";
import { storedPreferences } from "../../store/preferences.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";

/** Days a person's lines are kept by the plan and the switch they have now. */
export async function retentionOf(context: Context, personId: string): Promise<number> {
	const [{ plan }, preferences] = await Promise.all([
		entitlementOf(context, personId),
		storedPreferences(context.db, personId),
	]);
	return retentionDays(plan, preferences);
}
