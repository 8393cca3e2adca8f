import { describe, expect, test } from "vitest";
import type { Plan } from "../entities/plan.ts";
import { planById, planCatalogue } from "../plans.ts";
import { canCancel, canUpgrade, cardNote, type PlanChange, planChange, plansShown } from "./plan-change.ts";

const plan = (id: string): Plan => {
	const found = planById(id);
	if (!found) throw new Error(`No plan ${id}`);
	return found;
};
const ids = ["trial", "base-monthly", "base-yearly", "premium-monthly", "premium-yearly", "thirdparty-yearly"];
const unbilled = { stripeSubscriptionId: null, cancelAtPeriodEnd: false };
const billed = { ...unbilled, stripeSubscriptionId: "sub_1" };

test.each([
	["trial", true],
	["base-monthly", true],
	["base-yearly", true],
	["premium-monthly", true],
	["premium-yearly", false],
	["thirdparty-yearly", false],
])("Upgrade on %s: %s", (id, shown) => {
	expect(canUpgrade(plan(id))).toBe(shown);
});

test.each(ids)("Cancel Subscription on %s needs something that is paid", (id) => {
	expect(canCancel(plan(id), unbilled)).toBe(false);
	expect(canCancel(plan(id), billed)).toBe(id !== "trial");
});

describe("the trial card", () => {
	test.each(ids.slice(1))("says so when the trial was used and the person is on %s", (id) => {
		expect(cardNote(plan("trial"), plan(id), { isTrialUsed: true })).toBe("Trial Already Used");
		expect(cardNote(plan("trial"), plan(id), { isTrialUsed: false })).toBeUndefined();
	});

	test("is the current plan on trial, used or not", () => {
		for (const isTrialUsed of [true, false])
			expect(cardNote(plan("trial"), plan("trial"), { isTrialUsed })).toBe("Current Plan");
	});
});

test.each(ids)("on %s that card alone is the current plan", (id) => {
	const current = planCatalogue.filter((card) => cardNote(card, plan(id), { isTrialUsed: true }) === "Current Plan");
	expect(current.map((card) => card.id)).toEqual([id]);
});

test("the toggle lists trial, base and premium by the month, and base, premium and third party by the year", () => {
	const weekly = { ...plan("base-monthly"), id: "base-weekly", plan_period: "7" as const };
	const listed = (period: "monthly" | "yearly") => plansShown([...planCatalogue, weekly], period).map(({ id }) => id);
	expect(listed("monthly")).toEqual(["trial", "base-monthly", "premium-monthly"]);
	expect(listed("yearly")).toEqual(["base-yearly", "premium-yearly", "thirdparty-yearly"]);
});

describe("choosing a plan", () => {
	const row = (from: string, subscription: object, ...expected: PlanChange[]) => ({ from, subscription, expected });
	test.each([
		row("trial", unbilled, "current", "checkout", "checkout", "checkout", "checkout", "invoice"),
		row("base-monthly", billed, "trial", "current", "now", "now", "now", "invoice"),
		row("base-yearly", billed, "trial", "at-renewal", "current", "now", "now", "invoice"),
		row("premium-monthly", billed, "trial", "at-renewal", "at-renewal", "current", "now", "invoice"),
		row("premium-yearly", billed, "trial", "at-renewal", "at-renewal", "at-renewal", "current", "invoice"),
		row("thirdparty-yearly", unbilled, "trial", "running", "running", "running", "running", "current"),
		row("premium-yearly", unbilled, "trial", "checkout", "checkout", "checkout", "current", "invoice"),
	])("from $from, $subscription", ({ from, subscription, expected }) => {
		const changes = ids.map((id) => planChange(plan(id), plan(from), { ...unbilled, ...subscription }));
		expect(changes).toEqual(expected);
	});

	test.each([{ cancelAtPeriodEnd: true }, { nextPlanID: "base-monthly" }])("%j can be withdrawn", (ending) => {
		const current = plan("premium-monthly");
		expect(planChange(current, current, { ...billed, ...ending })).toBe("keep");
		expect(planChange(current, current, { ...unbilled, ...ending })).toBe("current");
	});
});
