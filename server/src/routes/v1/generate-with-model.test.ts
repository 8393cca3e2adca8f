import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { signUp, type TestApp, testApp } from "@sayso/harness/product/test-app.ts";
import { standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { afterAll, expect, test } from "vitest";

const standIn = await standInModel();
afterAll(() => standIn.close());

const appWith = (model: string) =>
	testApp({
		REPLIES: "openai-compatible",
		MODEL_BASE_URL: standIn.baseUrl,
		MODEL_NAME: model,
		MODEL_FIRST_CARD_MS: "15000",
		MODEL_RETRIES: "0",
	});

async function generated({ app }: TestApp) {
	const { headers } = await signUp(app);
	const answer = await app.inject({
		method: "POST",
		url: "/api/v1/generate",
		headers,
		payload: { text: "do you want to come to the market" },
	});
	return answer.json<GenerateResponse>();
}

test("a language model's replies are named as its own, and its tokens are counted", async () => {
	const { ChatResponse, Usage } = await generated(await appWith("good"));
	expect(ChatResponse).toMatchObject({ engine: "openai-compatible", basic: false });
	expect(ChatResponse.answers).toHaveLength(4);
	expect(Object.keys(ChatResponse.answers[0] ?? {})).toEqual(["text", "tone", "emoji", "keyword"]);
	expect(Usage.tokensUsed.input).toBeGreaterThan(500);
	expect(Usage.tokensUsed.output).toBeGreaterThan(20);
	expect(Usage.interactions.count).toBe(1);
});

test("where the model fails, the built-in engine answers and is named", async () => {
	const failing = await appWith("broken");
	const { ChatResponse, Usage } = await generated(failing);
	expect(ChatResponse).toMatchObject({ engine: "built-in", basic: true });
	expect(ChatResponse.answers).toHaveLength(4);
	expect(Usage.tokensUsed).toEqual({ input: 0, output: 0 });
	expect(failing.logged()).toContain("the model answered 500");
	expect(failing.logged()).not.toContain("market");
});
