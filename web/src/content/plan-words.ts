import type { Plan } from "@sayso/contract/entities/plan.ts";
import { type Subscription, statusNames } from "@sayso/contract/entities/subscription.ts";
import type { Usage } from "@sayso/contract/entities/usage.ts";
import { messages } from "@sayso/contract/messages.ts";
import { isYearly } from "@sayso/contract/rules/plan-change.ts";
import { longDate } from "./period.ts";

/** The server's data on a person's plan. */
export interface OwnPlan {
	plan: Plan;
	subscription: Subscription;
	/** Undefined if it could not be read. */
	usage: Usage | undefined;
}

/** A person's plan in words. */
export interface PlanWords {
	/** The text of the top bar; undefined while nothing is known for sure. */
	badge: string | undefined;
	name: string;
	period: "Monthly" | "Yearly" | undefined;
	/** The state, if the name does not include it. */
	status: string | undefined;
	/** What comes next, and what to do about it. */
	next: string | undefined;
}

/** Describes a person's plan: every screen uses these texts. @param following the plan after it */
export function planWords({ plan, subscription, usage }: OwnPlan, following?: Plan): PlanWords {
	const { standing, currentPeriodEnd: end, freeUntil } = subscription;
	const of = (status: string | undefined, next: string | undefined, badge = nameOf(plan)): PlanWords => ({
		badge,
		name: plan.display_name,
		period: plan.plan_name === "trial" ? undefined : periodOf(plan),
		status,
		next,
	});
	switch (standing) {
		case "trial":
			return {
				...of(
					undefined,
					freeUntil ? `Free until ${longDate(freeUntil)}, or until your interactions are used up.` : undefined,
				),
				badge: countOf(plan, usage),
			};
		case "trial_over": {
			if (isUsedUp({ plan, usage })) return of("Over", "Your free interactions are used up.", countOf(plan, usage));
			const ended = freeUntil ? `Your free access ended on ${longDate(freeUntil)}.` : "Your free access is over.";
			return of("Over", ended, "Free access is over");
		}
		case "lapsed":
			return {
				...of(statusNames.canceled, "Your plan has ended. Choose one to go on.", "Plan ended"),
				name: "No plan",
			};
		case "past_due":
			return of(statusNames.past_due, "The last payment did not go through. Please check your card.", pastDue(plan));
		case "ending":
			return of(statusNames.active, end ? `Ends on ${longDate(end)}.` : undefined);
		case "renewing": {
			const then = following ? ` Then ${nameOf(following)} begins.` : "";
			return of(statusNames.active, end ? `Renews on ${longDate(end)}.${then}` : undefined);
		}
	}
}

const periodOf = (plan: Plan) => (isYearly(plan) ? "Yearly" : "Monthly");
/** Third Party Premium is only yearly: its name is enough. */
const nameOf = (plan: Plan): string =>
	plan.plan_name === "thirdparty" || plan.plan_name === "trial"
		? plan.display_name
		: `${plan.display_name} ${periodOf(plan)}`;
const pastDue = (plan: Plan): string => `${nameOf(plan)}, ${statusNames.past_due}`;
const isUsedUp = ({ plan, usage }: Pick<OwnPlan, "plan" | "usage">): boolean =>
	usage !== undefined && usage.interactions.count >= plan.max_interactions;
const countOf = (plan: Plan, usage: Usage | undefined): string | undefined =>
	usage && `${usage.interactions.count}/${plan.max_interactions} free interactions`;

/** The number of interactions left at which the person is warned, in time to choose a plan. */
const few = 5;
const atTheEnd = `${messages.communicator.upgrade} You can still say Yes, No and your own words.`;

/** The warning before the partner speaks, when few Interactions are left; undefined while there are enough. */
export function leftWords({ plan, subscription: { standing }, usage }: OwnPlan): string | undefined {
	const left = usage?.interactions.left;
	if (standing === "lapsed") return `Your plan has ended. ${atTheEnd}`;
	if (standing === "trial_over") {
		return `Your free ${isUsedUp({ plan, usage }) ? "interactions are used up" : "access is over"}. ${atTheEnd}`;
	}
	if (typeof left !== "number" || left > few) return undefined;
	// Without the number, which is in the top bar: it would be read aloud after every set.
	return left === 1 ? "This is your last free interaction." : `You have ${few} or fewer free interactions left.`;
}
