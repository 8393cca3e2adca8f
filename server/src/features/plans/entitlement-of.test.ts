import { launchPromotion } from "@sayso/contract/promotion.ts";
import { describe, expect, test } from "vitest";
import { movingClock } from "../../testing/moving-clock.ts";
import { signUp, testApp } from "../../testing/test-app.ts";
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

	test("is not for who joined before it, or later", async () => {
		for (const joined of [new Date(new Date(starts).getTime() - 1), new Date(launchPromotion.ends)]) {
			const { get } = await personWhoJoins(joined);
			expect((await get("plans/trial")).max_interactions).toBe(20);
		}
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
