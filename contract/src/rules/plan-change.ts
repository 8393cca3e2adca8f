import type { Plan } from "../entities/plan.ts";
import type { Subscription } from "../entities/subscription.ts";

/** What choosing a plan leads to. */
export type PlanChange =
	/** Nothing: it is the plan the person is on. */
	| "current"
	/** Nothing: nobody goes back to the trial. */
	| "trial"
	/** A new subscription, paid at checkout. */
	| "checkout"
	/** An invoice that somebody else pays. */
	| "invoice"
	/** The plan begins at once; what is left of the present one is taken off the price. */
	| "now"
	/** The plan follows at the end of the period that is paid for. */
	| "at-renewal"
	/** The plan the person is on goes on after all: its cancellation, or the change that waits, is withdrawn. */
	| "keep"
	/** Nothing: the plan somebody else paid for runs until its end. */
	| "running";

type Standing = Pick<Subscription, "stripeSubscriptionId" | "cancelAtPeriodEnd" | "nextPlanID">;

/** What it means that somebody on plan `current` chooses plan `chosen`. */
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

/** More to use comes before a longer period. */
function isHigher(one: Plan, other: Plan): boolean {
	const tiers = tierRank[one.plan_name] - tierRank[other.plan_name];
	return tiers > 0 || (tiers === 0 && Number(one.plan_period) > Number(other.plan_period));
}

export const isYearly = (plan: Plan): boolean => plan.plan_period === "365";

/** Whether Upgrade is offered: to everybody but who has premium for a year, their own or by somebody else. */
export const canUpgrade = (current: Plan): boolean => !(tierRank[current.plan_name] === 2 && isYearly(current));

/** Whether Cancel Subscription is offered: where there is something that would go on being paid. */
export const canCancel = (current: Plan, subscription: Standing): boolean =>
	current.plan_name !== "trial" && Boolean(subscription.stripeSubscriptionId);

/** The words a plan card has in place of its button, if it has any. */
export function cardNote(
	card: Plan,
	current: Plan,
	subscription: Pick<Subscription, "isTrialUsed">,
): "Current Plan" | "Trial Already Used" | undefined {
	if (card.id === current.id) return "Current Plan";
	const left = card.plan_name === "trial" && current.plan_name !== "trial" && subscription.isTrialUsed;
	return left ? "Trial Already Used" : undefined;
}

/** The plans of one side of the monthly/yearly toggle, in the catalogue's order. */
export const plansShown = (plans: readonly Plan[], period: "monthly" | "yearly"): Plan[] =>
	plans.filter((plan) => (period === "yearly" ? isYearly(plan) : plan.plan_name === "trial" || isMonthly(plan)));

const isMonthly = (plan: Plan): boolean =>
	plan.plan_period === "30" && (plan.plan_name === "base" || plan.plan_name === "premium");
