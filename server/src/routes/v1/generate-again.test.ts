import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { type StandInOptions, standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { afterAll, describe, expect, test } from "vitest";
import { putOnPlan } from "../../features/plans/put-on-plan.ts";

const text = "do you want to come to the market";

async function stage(model: string, options: StandInOptions = {}) {
	const standIn = await standInModel(options);
	afterAll(() => standIn.close());
	const { app, context } = await testApp({
		REPLIES: "openai-compatible",
		MODEL_BASE_URL: standIn.baseUrl,
		MODEL_NAME: model,
		MODEL_FIRST_CARD_MS: "15000",
		MODEL_NEXT_CARD_MS: "15000",
		MODEL_PAUSE_MS: "60000",
	});
	const url = await app.listen({ port: 0, host: "127.0.0.1" });
	return {
		standIn,
		async somebody(plan = "premium-monthly") {
			const { headers } = await signUp(app);
			const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
			await putOnPlan(context, id, plan);
			return {
				clearMemory: () => app.inject({ method: "DELETE", url: "/api/v1/memory", headers }),
				async ask(payload: object) {
					const answer = await app.inject({ method: "POST", url: "/api/v1/generate", headers, payload });
					return answer.json<GenerateResponse>();
				},
				/** Requests replies and leaves after the first one. */
				async askAndLeave() {
					const leaving = new AbortController();
					const answer = await fetch(`${url}/api/v1/generate`, {
						method: "POST",
						headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
						body: JSON.stringify({ text }),
						signal: leaving.signal,
					});
					await answer.body?.getReader().read();
					leaving.abort();
				},
			};
		},
	};
}

const { standIn, somebody } = await stage("good");

describe("the same prompt again", () => {
	test("has the same replies, without the model, and counts an Interaction", async () => {
		const { ask } = await somebody();
		const first = await ask({ text });
		const before = standIn.asked.length;
		const again = await ask({ text: "Do you want to come to the market?" });
		expect(again.ChatResponse).toEqual(first.ChatResponse);
		expect(standIn.asked).toHaveLength(before);
		expect(again.Usage).toEqual({ ...first.Usage, interactions: { count: 2, left: null } });
	});

	test("has the same on a plan that spares its tokens, too", async () => {
		const one = await somebody("base-monthly");
		const first = await one.ask({ text });
		const before = standIn.asked.length;
		expect((await one.ask({ text })).ChatResponse).toEqual(first.ChatResponse);
		expect(standIn.asked).toHaveLength(before);
	});

	test.each([
		["by another person", async () => (await somebody()).ask({ text })],
		["as a try again", ({ ask }) => ask({ text, is_try_again: true })],
		["after Clear Memory", async ({ ask, clearMemory }) => [await clearMemory(), await ask({ text })]],
	] satisfies [string, (one: Awaited<ReturnType<typeof somebody>>) => Promise<unknown>][])(
		"%s is answered anew",
		async (_how, again) => {
			const one = await somebody();
			await one.ask({ text });
			const before = standIn.asked.length;
			await again(one);
			expect(standIn.asked).toHaveLength(before + 1);
		},
	);
});

describe("a person who leaves in the midst", () => {
	test("finds the replies that were made meanwhile, or has new ones made on a plan that spares its tokens", async () => {
		const slow = await stage("good", { tokensPerSecond: 200 });
		const one = await slow.somebody();
		await one.askAndLeave();
		expect((await one.ask({ text })).ChatResponse.answers).toHaveLength(4);
		expect(slow.standIn.asked).toHaveLength(1);
		const sparing = await slow.somebody("base-monthly");
		await sparing.askAndLeave();
		await sparing.askAndLeave();
		expect((await sparing.ask({ text })).ChatResponse.answers).toHaveLength(4);
	});

	test.each([
		["on a plan that spares its tokens ends the model's work", "base-monthly", "nobody"],
		["and asks for something else does too", "premium-monthly", "something else"],
	])("%s", async (_what, plan, then) => {
		const stalling = await stage("stalls");
		const one = await stalling.somebody(plan);
		await one.askAndLeave();
		if (then === "something else") void one.ask({ text: "are you hungry" });
		await expect.poll(() => stalling.standIn.left()).toBe(1);
	});
});
