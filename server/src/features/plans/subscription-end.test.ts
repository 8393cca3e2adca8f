import { expect, test } from "vitest";
import type { SubscriptionRow } from "../../store/subscriptions.ts";
import { afterItsEnd } from "./subscription-end.ts";

const start = new Date("2026-05-01T00:00:00Z");
const end = new Date("2026-06-01T00:00:00Z");
const premium: SubscriptionRow = {
	personId: "p",
	planId: "premium-monthly",
	status: "active",
	periodStart: start,
	periodEnd: end,
	cancelAtPeriodEnd: false,
	nextPlanId: null,
	stripeSubscriptionId: "sub_1",
	customerId: "cus_1",
	checkoutAt: start,
	isTrialUsed: true,
	revision: 3,
};

test.each([
	["runs within its period", {}, "2026-05-31T23:59:59Z", true],
	["runs on while its renewal is not known yet", {}, "2026-06-03T23:59:59Z", true],
	["does not run on for ever", {}, "2026-06-04T00:00:00Z", false],
	["runs to the end of its period when cancelled", { cancelAtPeriodEnd: true }, "2026-05-31T23:59:59Z", true],
	["ends with its period when cancelled", { cancelAtPeriodEnd: true }, "2026-06-01T00:00:00Z", false],
	["runs while a payment is tried again", { status: "past_due" }, "2026-05-15T00:00:00Z", true],
	["ends at once when the payment service ended it", { status: "canceled" }, "2026-05-15T00:00:00Z", false],
	["without a paid period has no end", { periodEnd: null }, "2036-01-01T00:00:00Z", true],
] as const)("a plan %s", (_case, change, now, runs) => {
	const row = { ...premium, ...change };
	const after = afterItsEnd(row, new Date(now));
	if (runs) expect(after).toBe(row);
	else
		expect(after).toMatchObject({
			planId: "trial",
			status: "canceled",
			isTrialUsed: true,
			stripeSubscriptionId: null,
			periodEnd: null,
		});
});

test("a trial has no end of this kind", () => {
	const trial = { ...premium, planId: "trial", status: "trialing", periodEnd: null } as const;
	expect(afterItsEnd(trial, new Date("2036-01-01T00:00:00Z"))).toBe(trial);
});
