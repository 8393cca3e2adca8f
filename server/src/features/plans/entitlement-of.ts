import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import type { Usage } from "@sayso/contract/entities/usage.ts";
import { trialPlanId } from "@sayso/contract/plans.ts";
import { trialEnd, trialFor } from "@sayso/contract/promotion.ts";
import type { Context } from "../../context.ts";
import { planWithId } from "../../store/plans.ts";
import { type SubscriptionRow, standingOf } from "../../store/subscriptions.ts";
import { type UsagePeriod, type UsageRow, usageIn } from "../../store/usages.ts";
import { currentPeriod } from "./current-period.ts";
import { afterItsEnd } from "./subscription-end.ts";

/** What a person may do now: their plan, their subscription, and what they used in the current period. */
export interface Entitlement {
	/** As it is for this person: their trial may offer more than the catalogue's, or nothing any more. */
	plan: Plan;
	subscription: Subscription;
	period: UsagePeriod;
	used: UsageRow;
	/** Interactions in a period; undefined for no limit. */
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
	const plan = row.planId === trialPlanId ? trialOf(catalogued, row, { joined, used, now }) : catalogued;
	return {
		plan,
		subscription: asSubscription(row, end, context.billing.hasPortal),
		period,
		used,
		interactionLimit: plan.max_interactions < 0 ? undefined : plan.max_interactions,
	};
}

/** Tokens are for a month: a yearly plan counts what was used in months of 30 days. */
const usageStart = (start: Date, plan: Plan, now: Date): Date =>
	Number(plan.plan_period) > 30 ? currentPeriod(start, 30, now).start : start;

/** The usage as the contract writes it. */
export const asUsage = (row: UsageRow): Usage => ({
	interactions: { count: row.interactions },
	tokensUsed: { input: row.tokensInput, output: row.tokensOutput },
});

/** What is paid for has its period from the payment service; a plan that an operator gave renews by its own days. */
const periodOf = (row: SubscriptionRow, plan: Plan, now: Date) =>
	row.periodEnd
		? { start: row.periodStart, end: row.periodEnd }
		: currentPeriod(row.periodStart, Number(plan.plan_period), now);

/** A trial that is over, by its days or because a plan followed it, offers no more than was used of it. */
function trialOf(
	trial: Plan,
	row: SubscriptionRow,
	{ joined, used, now }: { joined: Date; used: UsageRow; now: Date },
): Plan {
	const end = trialEnd(joined);
	const over = row.isTrialUsed || (end !== null && now >= end);
	return over ? { ...trial, max_interactions: used.interactions } : trialFor(trial, joined);
}

const asSubscription = (row: SubscriptionRow, end: Date | null, hasPortal: boolean): Subscription => ({
	planID: row.planId,
	status: row.status,
	currentPeriodEnd: end?.toISOString() ?? null,
	cancelAtPeriodEnd: row.cancelAtPeriodEnd,
	stripeSubscriptionId: row.stripeSubscriptionId,
	isTrialUsed: row.isTrialUsed,
	nextPlanID: row.nextPlanId,
	hasPortal: hasPortal && row.customerId !== null,
});
