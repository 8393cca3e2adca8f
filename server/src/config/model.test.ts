import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("a compatible server needs an address and a model, and no key", () => {
	const { model } = readConfig({
		REPLIES: "openai-compatible",
		MODEL_BASE_URL: "http://127.0.0.1:11434/v1",
		MODEL_NAME: "m",
	});
	expect(model).toMatchObject({
		provider: "openai-compatible",
		apiKey: undefined,
		hedge: { firstCardMs: 1_500 },
		limits: { temperature: 0.7 },
	});
});

test("a temperature may be left to the model", () => {
	const { model } = readConfig({ REPLIES: "openai", MODEL_API_KEY: "k", MODEL_NAME: "m", MODEL_TEMPERATURE: "unset" });
	expect(model?.limits.temperature).toBeUndefined();
});

test("with nothing set, a model of this machine may answer, on its processor, as its makers advise", () => {
	expect(readConfig({})).toMatchObject({
		replies: "auto",
		model: undefined,
		embedded: { id: undefined, gpu: false, temperature: undefined, speculates: true },
	});
	const given = { MODEL_NAME: "granite-4.0-1b", MODEL_GPU: "auto", MODEL_TEMPERATURE: "0.4" };
	expect(readConfig(given).embedded).toMatchObject({ id: "granite-4.0-1b", gpu: "auto", temperature: 0.4 });
	expect(readConfig({ REPLIES: "built-in" }).embedded).toBeUndefined();
});

describe("is refused in words", () => {
	const refused: readonly (readonly [Record<string, string>, string])[] = [
		[{ REPLIES: "openai-compatible", MODEL_NAME: "m" }, "MODEL_BASE_URL: is needed for REPLIES=openai-compatible"],
		[{ REPLIES: "anthropic", MODEL_NAME: "m" }, "MODEL_API_KEY: is needed for REPLIES=anthropic"],
		[{ REPLIES: "google", MODEL_API_KEY: "k" }, "MODEL_NAME: is needed for REPLIES=google"],
		[{ REPLIES: "built-in", MODEL_NAME: "m" }, "MODEL_NAME: is not used with REPLIES=built-in"],
		[{ MODEL_NAME: "m" }, "MODEL_NAME: is one of gemma-4-e4b, gemma-4-e2b, granite-4.0-1b with REPLIES=auto"],
		[{ REPLIES: "embedded", MODEL_API_KEY: "k" }, "MODEL_API_KEY: is not used with REPLIES=embedded"],
		[
			{ REPLIES: "openai", MODEL_NAME: "m", MODEL_API_KEY: "k", MODEL_FIRST_CARD_MS: "9000", MODEL_TOTAL_MS: "9000" },
			"MODEL_FIRST_CARD_MS: must be less than MODEL_TOTAL_MS",
		],
	];
	test.each(refused)("%j", (environment, line) => {
		expect(() => readConfig(environment)).toThrow(line);
	});

	test("a key sent in the clear in production", () => {
		const environment = { REPLIES: "openai-compatible", MODEL_NAME: "m", MODEL_API_KEY: "k", NODE_ENV: "production" };
		const line = "MODEL_BASE_URL: must be https in production: a key is sent there";
		expect(() => readConfig({ ...environment, MODEL_BASE_URL: "http://models.example/v1" })).toThrow(line);
		expect(() => readConfig({ ...environment, MODEL_BASE_URL: "http://127.0.0.1:8000/v1" })).not.toThrow(line);
	});
});
