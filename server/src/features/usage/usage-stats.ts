import { dayMilliseconds } from "@sayso/contract/day.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { UsageDay } from "@sayso/contract/v1/usages/user/stats.ts";
import type { Context } from "../../context.ts";
import { dayOf, usageDays } from "../../store/usages.ts";
import { asUsage, entitlementOf } from "../plans/entitlement-of.ts";

/** Tokens of the current period, and the usage of each of the last days, including days without usage. */
export async function usageStats(context: Context, personId: string) {
	const now = context.clock.now().getTime();
	const chart = Array.from({ length: limits.usageChartDays }, (_, ago) =>
		dayOf(new Date(now - ago * dayMilliseconds)),
	).reverse();
	const [entitlement, days] = await Promise.all([
		entitlementOf(context, personId),
		usageDays(context.db, personId, chart[0] ?? ""),
	]);
	const found = new Map(days.map((row) => [row.day, row]));
	return {
		tokensUsed: asUsage(entitlement).tokensUsed,
		days: chart.map((date): UsageDay => found.get(date) ?? { day: date, interactions: 0, tokens: 0 }),
	};
}
