import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import { planById } from "@sayso/contract/plans.ts";
import { expect, test } from "vitest";
import { leftWords, type OwnPlan, planWords } from "./plan-words.ts";

const trial: Partial<Subscription> = { planID: "trial", status: "trialing", standing: "trial", currentPeriodEnd: null };
const paid: Partial<Subscription> = { planID: "base-monthly", stripeSubscriptionId: "sub_1", isTrialUsed: true };

function own(changes: Partial<Subscription>, count = 3, left: number | null = null): OwnPlan {
	const subscription: Subscription = {
		planID: "trial",
		status: "active",
		standing: "renewing",
		freeUntil: null,
		currentPeriodEnd: "2026-12-03T12:00:00Z",
		cancelAtPeriodEnd: false,
		stripeSubscriptionId: null,
		isTrialUsed: false,
		...changes,
	};
	const plan = planById(subscription.planID);
	if (!plan) throw new Error(`No plan ${subscription.planID}`);
	return { plan, subscription, usage: { interactions: { count, left }, tokensUsed: { input: 0, output: 0 } } };
}

const ended = "2026-10-15T12:00:00Z";
const usedUp = "Your free interactions are used up.";
const free = (count: number) => own({ ...trial }, count, 20 - count);

test.each<[string, OwnPlan, (string | undefined)[]]>([
	["trial", free(3), ["3/20 free interactions", "Trial", undefined, undefined, undefined]],
	[
		"trial with the promotion",
		own({ ...trial, freeUntil: "2026-12-05T12:00:00Z" }, 3, 17),
		[
			"3/20 free interactions",
			...["Trial", undefined, undefined],
			"Free until 5 December 2026, or until your interactions are used up.",
		],
	],
	[
		"trial used up",
		own({ ...trial, standing: "trial_over" }, 20, 0),
		["20/20 free interactions", "Trial", undefined, "Over", usedUp],
	],
	[
		"promotion over by its days",
		own({ ...trial, standing: "trial_over", freeUntil: ended }, 7, 0),
		["Free access is over", "Trial", undefined, "Over", "Your free access ended on 15 October 2026."],
	],
	[
		"trial used by an earlier account",
		own({ ...trial, standing: "trial_over", isTrialUsed: true }, 0, 0),
		["Free access is over", "Trial", undefined, "Over", "Your free access is over."],
	],
	[
		"lapsed",
		own({ ...trial, status: "canceled", standing: "lapsed", isTrialUsed: true }, 0, 0),
		["Plan ended", "No plan", undefined, "Canceled", "Your plan has ended. Choose one to go on."],
	],
	["base", own(paid), ["Base Plan Monthly", "Base Plan", "Monthly", "Active", "Renews on 3 December 2026."]],
	[
		"past due",
		own({ ...paid, status: "past_due", standing: "past_due" }),
		[
			"Base Plan Monthly, Past Due",
			...["Base Plan", "Monthly", "Past Due"],
			"The last payment did not go through. Please check your card.",
		],
	],
	[
		"cancelled, its period running",
		own({ ...paid, planID: "premium-yearly", standing: "ending", cancelAtPeriodEnd: true }),
		["Premium Plan Yearly", "Premium Plan", "Yearly", "Active", "Ends on 3 December 2026."],
	],
	[
		"paid by somebody else",
		own({ planID: "thirdparty-yearly", standing: "ending", cancelAtPeriodEnd: true }),
		[...["Third Party Premium Plan", "Third Party Premium Plan", "Yearly"], ...["Active", "Ends on 3 December 2026."]],
	],
])("%s", (_state, owned, expected) => {
	const { badge, name, period, status, next } = planWords(owned);
	expect([badge, name, period, status, next]).toEqual(expected);
});

test("the following plan is named; a trial without usage data has no badge", () => {
	expect(planWords(own(paid), planById("base-yearly")).next).toMatch(/ Then Base Plan Yearly begins\.$/);
	expect(planWords({ ...free(3), usage: undefined }).badge).toBeUndefined();
});

test.each<[OwnPlan, RegExp | undefined]>([
	[free(14), undefined],
	[free(15), /^You have 5 or fewer/],
	[free(18), /^You have 5 or fewer/],
	[free(19), /^This is your last/],
	[
		own({ ...trial, standing: "trial_over" }, 20, 0),
		/^Your free interactions are used up\. Please upgrade your plan\./,
	],
	[own({ ...trial, standing: "trial_over" }, 7, 0), /^Your free access is over\./],
	[own({ ...trial, status: "canceled", standing: "lapsed" }, 0, 0), /^Your plan has ended\./],
	[own(paid), undefined],
	[{ ...free(3), usage: undefined }, undefined],
])("before the partner speaks, %#", (owned, expected) => {
	if (expected) expect(leftWords(owned)).toMatch(expected);
	else expect(leftWords(owned)).toBeUndefined();
});
