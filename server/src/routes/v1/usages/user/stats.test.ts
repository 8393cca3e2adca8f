import { dayMilliseconds } from "@sayso/contract/day.ts";
import { usageStats } from "@sayso/contract/v1/usages/user/stats.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { scriptedReplies } from "../../../../adapters/reply-generation/scripted.ts";
import { putOnPlan } from "../../../../features/plans/put-on-plan.ts";

const noon = new Date("2026-03-10T12:00:00Z");
let now = noon;
beforeEach(() => {
	now = noon;
});
const clock = { now: () => now };

const { app, context } = await testApp(
	{ RATE_LIMITS: "off" },
	{ clock, replies: scriptedReplies({ tokens: { input: 300, output: 20 } }) },
);

/** Each prompt is new: the replies to a repeated one are cached and free. */
let prompts = 0;

async function somebody(on = app) {
	const { headers } = await signUp(on);
	const { id } = (await on.inject({ url: "/api/v1/users", headers })).json();
	return {
		id,
		generate: () =>
			on.inject({ method: "POST", url: "/api/v1/generate", headers, payload: { text: `hello ${prompts++}` } }),
		stats: async () =>
			usageStats.response.parse((await on.inject({ url: "/api/v1/usages/user/stats", headers })).json()),
		usage: async () => (await on.inject({ url: `/api/v1/usages/${id}`, headers })).json(),
	};
}

test("thirty days, idle ones too, end today", async () => {
	const { stats } = await somebody();
	const { days, tokensUsed } = await stats();
	expect(tokensUsed).toEqual({ input: 0, output: 0 });
	expect(days).toHaveLength(30);
	expect([days[0], days.at(-1)]).toEqual([
		{ day: "2026-02-09", interactions: 0, tokens: 0 },
		{ day: "2026-03-10", interactions: 0, tokens: 0 },
	]);
});

test("interactions and tokens are counted on their day", async () => {
	const { generate, stats } = await somebody();
	now = new Date(noon.getTime() - 40 * dayMilliseconds);
	await generate();
	now = new Date(noon.getTime() - dayMilliseconds);
	for (let count = 0; count < 2; count++) await generate();
	now = noon;
	await generate();
	const { days, tokensUsed } = await stats();
	expect(tokensUsed).toEqual({ input: 1200, output: 80 });
	expect(days.slice(-2)).toEqual([
		{ day: "2026-03-09", interactions: 2, tokens: 640 },
		{ day: "2026-03-10", interactions: 1, tokens: 320 },
	]);
	expect(days.slice(0, -2).every(({ interactions }) => interactions === 0)).toBe(true);
});

test("what is used at the same time is all counted", async () => {
	const { id, generate, stats, usage } = await somebody();
	await putOnPlan(context, id, "base-monthly");
	const answers = await Promise.all(Array.from({ length: 30 }, generate));
	expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
	expect(await usage()).toEqual({ interactions: { count: 30, left: null }, tokensUsed: { input: 9000, output: 600 } });
	expect((await stats()).days.at(-1)).toEqual({ day: "2026-03-10", interactions: 30, tokens: 9600 });
});

test("a failed try counts its tokens and no interaction", async () => {
	const engine = scriptedReplies({ failAfter: 1, tokens: { input: 50, output: 5 } });
	const failing = await testApp({ RATE_LIMITS: "off" }, { clock, replies: engine });
	const { generate, stats, usage } = await somebody(failing.app);
	expect((await generate()).statusCode).toBe(502);
	expect(await usage()).toEqual({ interactions: { count: 0, left: 20 }, tokensUsed: { input: 50, output: 5 } });
	expect((await stats()).days.at(-1)).toEqual({ day: "2026-03-10", interactions: 0, tokens: 55 });
});

describe("when a plan's tokens are spent", async () => {
	const engine = scriptedReplies({ tokens: { input: 500_000, output: 1 } });
	const spending = await testApp({ RATE_LIMITS: "off" }, { clock, replies: engine });

	test("the built-in engine answers, marked as basic, until the next period", async () => {
		const { id, generate } = await somebody(spending.app);
		await putOnPlan(spending.context, id, "base-monthly");
		const engineOf = async () => (await generate()).json().ChatResponse;
		expect(await engineOf()).toMatchObject({ engine: "scripted", basic: false });
		expect(await engineOf()).toMatchObject({ engine: "built-in", basic: true });
		now = new Date(noon.getTime() + 30 * dayMilliseconds);
		expect(await engineOf()).toMatchObject({ engine: "scripted", basic: false });
	});

	test("of a yearly plan, the next month brings new ones", async () => {
		const { id, generate } = await somebody(spending.app);
		await putOnPlan(spending.context, id, "base-yearly");
		const engineOf = async () => (await generate()).json().ChatResponse.engine;
		expect([await engineOf(), await engineOf()]).toEqual(["scripted", "built-in"]);
		now = new Date(noon.getTime() + 31 * dayMilliseconds);
		expect(await engineOf()).toBe("scripted");
	});
});
