import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import type { Usage } from "@sayso/contract/entities/usage.ts";
import type { Context } from "../../context.ts";
import { planWithId } from "../../store/plans.ts";
import { type SubscriptionRow, standingOf } from "../../store/subscriptions.ts";
import { type UsagePeriod, type UsageRow, usageIn } from "../../store/usages.ts";
import { currentPeriod } from "./current-period.ts";
import { standingAt } from "./standing-at.ts";
import { afterItsEnd } from "./subscription-end.ts";

/** What a person may do now: their plan, their subscription, and their usage in the current period. */
export interface Entitlement {
	/** The plan for this person: their trial may include more than the catalogue's. */
	plan: Plan;
	subscription: Subscription;
	period: UsagePeriod;
	used: UsageRow;
	/** The most Interactions in this period; undefined for no limit. */
	interactionLimit: number | undefined;
}

export async function entitlementOf(context: Context, personId: string): Promise<Entitlement> {
	const now = context.clock.now();
	const { row: kept, joined } = await standingOf(context.db, personId);
	const row = afterItsEnd(kept, now);
	const catalogued = await planWithId(context.db, row.planId);
	if (!catalogued) throw new Error(`A person is on a plan that is not in the catalogue: ${row.planId}`);
	const { start, end } = periodOf(row, catalogued, now);
	const period = { personId, planId: row.planId, periodStart: usageStart(start, catalogued, now) };
	const used = await usageIn(context.db, period);
	const { promotion } = context.config;
	const { plan, interactionLimit, standing, freeUntil } = standingAt({
		row,
		plan: catalogued,
		joined,
		used,
		promotion,
		now,
	});
	return {
		plan,
		subscription: {
			planID: row.planId,
			status: row.status,
			standing,
			freeUntil: freeUntil?.toISOString() ?? null,
			currentPeriodEnd: end?.toISOString() ?? null,
			cancelAtPeriodEnd: row.cancelAtPeriodEnd,
			stripeSubscriptionId: row.stripeSubscriptionId,
			isTrialUsed: row.isTrialUsed,
			nextPlanID: row.nextPlanId,
			hasPortal: context.billing.hasPortal && row.customerId !== null,
		},
		period,
		used,
		interactionLimit,
	};
}

/** Tokens are counted per month: a yearly plan counts them in months of 30 days. */
const usageStart = (start: Date, plan: Plan, now: Date): Date =>
	Number(plan.plan_period) > 30 ? currentPeriod(start, 30, now).start : start;

/** The usage in the contract's format. */
export const asUsage = ({ used, interactionLimit }: Pick<Entitlement, "used" | "interactionLimit">): Usage => ({
	interactions: {
		count: used.interactions,
		left: interactionLimit === undefined ? null : Math.max(0, interactionLimit - used.interactions),
	},
	tokensUsed: { input: used.tokensInput, output: used.tokensOutput },
});

/** A paid plan has its period from the payment service; a plan from an operator renews after its own days. */
const periodOf = (row: SubscriptionRow, plan: Plan, now: Date) =>
	row.periodEnd
		? { start: row.periodStart, end: row.periodEnd }
		: currentPeriod(row.periodStart, Number(plan.plan_period), now);
