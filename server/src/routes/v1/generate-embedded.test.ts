import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { status } from "@sayso/contract/v1/status.ts";
import { spokenLines } from "@sayso/harness/made-models/speaker.ts";
import { madeFiles } from "@sayso/harness/made-models/write.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { serveModelFiles } from "@sayso/harness/stand-ins/model-files.ts";
import { expect, onTestFinished, test } from "vitest";

const unhurried = { niceness: 0, leastSpeeds: { prompt: 0, generation: 0 } };

test("a model that is fetched while the server runs makes the replies of the next turn", async () => {
	const server = await serveModelFiles(madeFiles("replying"));
	onTestFinished(() => server.close());
	const model = {
		// The default model, which is downloaded without a request.
		id: "gemma-4-e2b",
		part: "replying",
		purpose: "tests",
		licence: "MIT",
		languages: ["en"],
		publishedErrorRate: undefined,
		files: server.files,
	} as const;
	const environment = { RATE_LIMITS: "off", MODEL_FIRST_CARD_MS: "60000", MODEL_TOTAL_MS: "120000" };
	const { app, context } = await testApp(environment, { replyModels: [model], modelTuning: unhurried });
	const { headers } = await signUp(app);
	const current = async () => status.response.parse((await app.inject({ url: "/api/v1/status" })).json());
	const ask = async () => {
		const payload = { text: "do you want to come to the market on Saturday" };
		const answer = await app.inject({ method: "POST", url: "/api/v1/generate", headers, payload });
		return answer.json<GenerateResponse>().ChatResponse;
	};

	expect(await current()).toMatchObject({ reply_models: null, embedded_model: null });
	// Sent in small pieces, over connections that break.
	server.faults.cutAfter = 1_000;
	await context.replyEngines.embedded?.fetch();
	await expect.poll(async () => (await current()).reply_models?.fetched_bytes, { timeout: 60_000 }).toBeGreaterThan(0);
	expect(await ask()).toMatchObject({ engine: "built-in", basic: true });

	server.faults.cutAfter = undefined;
	await expect.poll(async () => (await current()).embedded_model?.state, { timeout: 60_000 }).toBe("ready");
	expect(await current()).toMatchObject({
		reply_models: null,
		embedded_model: { id: "gemma-4-e2b", threads: expect.any(Number), generation_speed: expect.any(Number) },
		unfit_models: [],
		parts: { replies: { adapter: "embedded", label: "Language model gemma-4-e2b on this server", basic: false } },
	});
	const { answers, engine } = await ask();
	expect(engine).toBe("embedded");
	expect(answers.map(({ text }) => text)).toEqual(spokenLines.slice(0, 4).map((line) => line.split("|")[1]));
}, 120_000);
