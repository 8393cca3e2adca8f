import type { Plan } from "../entities/plan.ts";
import type { Subscription } from "../entities/subscription.ts";

/** The consequence of choosing a plan. */
export type PlanChange =
	/** No change: it is the person's plan. */
	| "current"
	/** No change: a person cannot go back to the trial. */
	| "trial"
	/** A new subscription, paid at checkout. */
	| "checkout"
	/** An invoice that a third party pays. */
	| "invoice"
	/** The plan begins at once; the unused part of the current one is deducted from the price. */
	| "now"
	/** The plan begins at the end of the paid period. */
	| "at-renewal"
	/** The current plan continues: its pending cancellation or pending change is withdrawn. */
	| "keep"
	/** No change: the plan that a third party paid for runs until its end. */
	| "running";

type Standing = Pick<Subscription, "stripeSubscriptionId" | "cancelAtPeriodEnd" | "nextPlanID">;

/** The consequence for a person on plan `current` who chooses plan `chosen`. */
export function planChange(chosen: Plan, current: Plan, subscription: Standing): PlanChange {
	const billed = subscription.stripeSubscriptionId !== null;
	if (chosen.id === current.id)
		return billed && (subscription.cancelAtPeriodEnd || subscription.nextPlanID) ? "keep" : "current";
	if (chosen.plan_name === "trial") return "trial";
	if (chosen.plan_name === "thirdparty") return "invoice";
	if (current.plan_name === "thirdparty") return "running";
	if (!billed) return "checkout";
	return isHigher(chosen, current) ? "now" : "at-renewal";
}

const tierRank = { trial: 0, base: 1, premium: 2, thirdparty: 2 } as const;

/** A larger plan counts as higher than a longer period. */
function isHigher(one: Plan, other: Plan): boolean {
	const tiers = tierRank[one.plan_name] - tierRank[other.plan_name];
	return tiers > 0 || (tiers === 0 && Number(one.plan_period) > Number(other.plan_period));
}

export const isYearly = (plan: Plan): boolean => plan.plan_period === "365";

/** Whether Upgrade is offered: to everyone except people on a yearly premium plan, no matter who paid for it. */
export const canUpgrade = (current: Plan): boolean => !(tierRank[current.plan_name] === 2 && isYearly(current));

/** Whether Cancel Subscription is offered: only for a plan that would renew. */
export const canCancel = (current: Plan, subscription: Standing): boolean =>
	current.plan_name !== "trial" && Boolean(subscription.stripeSubscriptionId);

/** The text on a plan card that replaces its button, if any. */
export function cardNote(
	card: Plan,
	current: Plan,
	subscription: Pick<Subscription, "isTrialUsed">,
): "Current Plan" | "Trial Already Used" | undefined {
	if (card.id === current.id) return "Current Plan";
	const left = card.plan_name === "trial" && current.plan_name !== "trial" && subscription.isTrialUsed;
	return left ? "Trial Already Used" : undefined;
}

/** The plans on one side of the monthly/yearly toggle, in the catalogue's order. */
export const plansShown = (plans: readonly Plan[], period: "monthly" | "yearly"): Plan[] =>
	plans.filter((plan) => (period === "yearly" ? isYearly(plan) : plan.plan_name === "trial" || isMonthly(plan)));

const isMonthly = (plan: Plan): boolean =>
	plan.plan_period === "30" && (plan.plan_name === "base" || plan.plan_name === "premium");
