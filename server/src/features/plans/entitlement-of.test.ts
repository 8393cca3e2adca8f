import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { Standing } from "@sayso/contract/entities/subscription.ts";
import { launchPromotion } from "@sayso/contract/promotion.ts";
import { movingClock } from "@sayso/harness/product/moving-clock.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { person, subscription } from "../../store/schema.ts";
import type { SubscriptionRow } from "../../store/subscriptions.ts";
import { countInteraction } from "../../store/usages.ts";
import { entitlementOf } from "./entitlement-of.ts";
import { putOnPlan } from "./put-on-plan.ts";

async function personWhoJoins(at: string | Date) {
	const clock = movingClock(at);
	const { app, context } = await testApp({ RATE_LIMITS: "off" }, { clock });
	const { headers } = await signUp(app);
	const get = async (url: string) => (await app.inject({ url: `/api/v1/${url}`, headers })).json();
	const { id } = await get("users");
	const generate = () =>
		app.inject({ method: "POST", url: "/api/v1/generate", headers, payload: { text: "do you want tea" } });
	return { clock, context, id, get, generate };
}

const codesOf = (answers: { statusCode: number }[]) => ({
	given: answers.filter(({ statusCode }) => statusCode === 200).length,
	refused: answers.filter(({ statusCode }) => statusCode === 401).length,
});

describe("the launch promotion", () => {
	const { starts, interactions, days } = launchPromotion;

	test("replaces the trial's Interactions, to the last one, also when many arrive together", async () => {
		const { get, generate } = await personWhoJoins(starts);
		expect((await get("plans/trial")).max_interactions).toBe(interactions);
		for (let count = 0; count < interactions - 5; count++) await generate();
		expect(codesOf(await Promise.all(Array.from({ length: 15 }, generate)))).toEqual({ given: 5, refused: 10 });
	});

	test("ends after its days with Interactions left", async () => {
		const { clock, generate } = await personWhoJoins(starts);
		expect((await generate()).json().UserPlan.max_interactions).toBe(interactions);
		clock.moveDays(days - 0.01);
		expect((await generate()).statusCode).toBe(200);
		clock.moveDays(0.02);
		expect((await generate()).json()).toMatchObject({ code: "limit_exceeded" });
	});

	test("is not for a person who joined before or after it", async () => {
		for (const joined of [new Date(new Date(starts).getTime() - 1), new Date(launchPromotion.ends)]) {
			const { get } = await personWhoJoins(joined);
			expect((await get("plans/trial")).max_interactions).toBe(20);
		}
	});
});

describe("badge, usage and limit agree", async () => {
	const clock = movingClock("2026-05-01T00:00:00Z");
	const { app, context } = await testApp(
		{
			...{ RATE_LIMITS: "off", PROMOTION_DAYS: "14", PROMOTION_INTERACTIONS: "50" },
			...{ PROMOTION_STARTS: "2026-04-01T00:00:00Z", PROMOTION_ENDS: "2026-04-25T00:00:00Z" },
		},
		{ clock },
	);
	const inDays = (days: number) => new Date(clock.now().getTime() + days * dayMilliseconds);

	const paid = { planId: "base-monthly", status: "active", stripeSubscriptionId: "sub_1", isTrialUsed: true } as const;
	const running = { ...paid, periodStart: inDays(-10), periodEnd: inDays(20) };
	const invoiced = { ...running, planId: "thirdparty-yearly", stripeSubscriptionId: null, cancelAtPeriodEnd: true };

	test("and the public answer about the promotion names the same one", async () => {
		const answer = await app.inject({ url: "/api/v1/promotion" });
		expect(answer.json()).toEqual({ ...context.config.promotion, stage: "over" });
	});

	/** A new person's row, the changes to it, when they joined and what they used; then the expected standing. */
	test.each<[string, Partial<SubscriptionRow>, { joined?: Date; used?: number }, [Standing, number | null]]>([
		["trial", {}, {}, ["trial", 20]],
		["trial, once", {}, { used: 19 }, ["trial", 1]],
		["trial used up", {}, { used: 20 }, ["trial_over", 0]],
		["trial of a person who had one before", { isTrialUsed: true }, {}, ["trial_over", 0]],
		["promotion running", {}, { joined: inDays(-8), used: 30 }, ["trial", 20]],
		["promotion used up", {}, { joined: inDays(-8), used: 50 }, ["trial_over", 0]],
		["promotion over by its days", {}, { joined: inDays(-20), used: 7 }, ["trial_over", 0]],
		["paid", running, {}, ["renewing", null]],
		["renewal not known yet", { ...running, periodEnd: inDays(-1) }, {}, ["renewing", null]],
		["past due", { ...running, status: "past_due" }, {}, ["past_due", null]],
		["cancelled, its period running", { ...running, cancelAtPeriodEnd: true }, {}, ["ending", null]],
		["cancelled, its period over", { ...running, cancelAtPeriodEnd: true, periodEnd: inDays(-1) }, {}, ["lapsed", 0]],
		["lapsed", { ...running, status: "canceled" }, {}, ["lapsed", 0]],
		["paid by a third party", invoiced, {}, ["ending", null]],
		["paid by a third party, over", { ...invoiced, periodEnd: inDays(-1) }, {}, ["lapsed", 0]],
		["given by an operator", { ...paid, stripeSubscriptionId: null, periodEnd: null }, {}, ["renewing", null]],
	])("%s", async (_state, change, { joined, used = 0 }, [standing, left]) => {
		const { headers } = await signUp(app);
		const get = async (url: string) => (await app.inject({ url: `/api/v1/${url}`, headers })).json();
		const { id } = await get("users");
		if (joined) await context.db.update(person).set({ createdAt: joined }).where(eq(person.id, id));
		await context.db
			.update(subscription)
			.set({ isTrialUsed: false, ...change })
			.where(eq(subscription.personId, id));
		const { period } = await entitlementOf(context, id);
		for (let count = 0; count < used; count++) await countInteraction(context.db, period, undefined, clock.now());

		const said = await get("subscriptions/current/me");
		const usage = await get(`usages/${id}`);
		expect({ standing: said.standing, left: usage.interactions.left }).toEqual({ standing, left });
		const answer = await app.inject({
			...{ method: "POST", url: "/api/v1/generate", headers },
			payload: { text: "do you want tea" },
		});
		expect(answer.statusCode).toBe(left === 0 ? 401 : 200);
		if (left === 0) return;
		expect(answer.json().UserPlan).toEqual(await get(`plans/${said.planID}`));
		expect(answer.json().Usage).toEqual(await get(`usages/${id}`));
		expect(answer.json().Usage.interactions.left).toBe(left === null ? null : left - 1);
		expect(answer.json().UserSubscription).toEqual(await get("subscriptions/current/me"));
		expect(answer.json().UserSubscription.standing).toBe(left === 1 ? "trial_over" : standing);
	});
});

test("a plan an operator gave renews by its own days; put back on trial, the person has a new one", async () => {
	const { clock, context, id, get, generate } = await personWhoJoins("2026-02-01T00:00:00Z");
	await putOnPlan(context, id, "base-monthly");
	await generate();
	clock.moveDays(31);
	expect(await get("subscriptions/current/me")).toMatchObject({
		planID: "base-monthly",
		status: "active",
		currentPeriodEnd: "2026-04-02T00:00:00.000Z",
	});
	expect((await get(`usages/${id}`)).interactions.count).toBe(0);
	await putOnPlan(context, id, "trial");
	expect((await generate()).json().UserPlan).toMatchObject({ plan_name: "trial", max_interactions: 20 });
});
