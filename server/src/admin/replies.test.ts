import { testApp } from "@sayso/harness/product/test-app.ts";
import type { DialectName } from "@sayso/harness/stand-ins/model/dialects.ts";
import type { ScenarioName } from "@sayso/harness/stand-ins/model/scenarios.ts";
import { type StandInOptions, standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { openReplies } from "../adapters/reply-generation/open.ts";
import { readConfig } from "../config/config.ts";
import { checkModel } from "../features/replies/check-model.ts";
import { createLog } from "../log.ts";
import { runCommand } from "./run-command.ts";

const clock = { now: () => new Date() };

/** The result of a check against a stand-in model in one scenario. */
async function checked(model: string, options: StandInOptions = {}, environment: Record<string, string> = {}) {
	const standIn = await standInModel(options);
	onTestFinished(() => standIn.close());
	const given = { REPLIES: "openai-compatible", MODEL_BASE_URL: standIn.baseUrl, MODEL_NAME: model };
	// A busy machine must not look like a slow model.
	const patient = { MODEL_FIRST_CARD_MS: "15000", ...given, ...environment };
	const config = readConfig({ NODE_ENV: "test", ...patient });
	const log = createLog({ ...config, logLevel: "silent" });
	const { lines, isGood } = await checkModel(openReplies(config, { clock, log }));
	return { said: lines.join("\n"), isGood, asked: standIn.asked };
}
test("without a model it says how to get one", async () => {
	const { context } = await testApp();
	await expect(runCommand(["replies", "check"], async () => context)).rejects.toThrow("No language model answers");
});

test("a good one is there, held to the schema, and its own in every card", async () => {
	const { said, isGood } = await checked("good");
	expect(said).toMatch(/Reachable: yes; it lists \d+\./);
	expect(said).toMatch(/“would you like a cup of tea”: first card \d+ ms, whole set \d+ ms, 4 of 4 cards its own/);
	expect(said).toContain("Model there: yes.\nAnswers: held to the schema by the server.\nCards refused: 0 of 12.");
	expect(said).toMatch(/A person would notice: nothing but better replies\.$/);
	expect(isGood).toBe(true);
});

describe("every mood has its sentence", () => {
	const moods: Partial<
		Record<ScenarioName | "nobody", [sentence: string | RegExp, environment?: Record<string, string>]>
	> = {
		nobody: ["There is no model nobody at http"],
		prose: ["It wrote something else than JSON"],
		"over-length": [
			/Cards refused: 3 of 12 \(length 3\)[\s\S]*3 of 12 cards are the built-in engine's, and marked Basic\./,
		],
		"bad-tone": ["Cards refused: 3 of 12 (shape 3)"],
		"one-sided": ["of 12 cards are the built-in engine's"],
		truncated: ["cards are the built-in engine's"],
		endless: ["It took too long"],
		broken: ["The server fails (500)"],
		"always-busy": ["too much to do, or the account's limit is used up (429)"],
		refuses: ["refuses what it is asked (400), in every form"],
		"slow-first-token": ["It took too long", { MODEL_TOTAL_MS: "300", MODEL_FIRST_CARD_MS: "100" }],
	};
	test.each(Object.entries(moods))("%s", async (mood, [sentence, environment]) => {
		const { said, isGood } = await checked(mood, {}, environment);
		expect(said).toMatch(sentence);
		expect(isGood).toBe(false);
	});

	test("a model that is slower than anybody waits", async () => {
		const { said, isGood } = await checked("good", { tokensPerSecond: 200 }, { MODEL_FIRST_CARD_MS: "1" });
		expect(said).toContain("nobody waits longer than 3: the built-in engine's comes first.");
		expect(isGood).toBe(false);
	});

	test("a wrong key, and a right one", async () => {
		expect((await checked("good", { key: "secret" })).said).toContain("refuses the key (401). Look at MODEL_API_KEY");
		expect((await checked("good", { key: "secret" }, { MODEL_API_KEY: "secret" })).isGood).toBe(true);
	});

	test("nothing answers at the address", async () => {
		const { said } = await checked("good", {}, { MODEL_BASE_URL: "http://127.0.0.1:9/v1" });
		expect(said).toContain("Nothing answers at http://127.0.0.1:9/v1. Is the server started");
	});
});

describe("in the dialect of", () => {
	const spoken: Record<DialectName, [form: string, tries: (string | undefined)[]]> = {
		openai: ["held to the schema", ["json_schema"]],
		ollama: ["held to the schema", ["json_schema"]],
		"llama.cpp": ["held to the schema", ["json_schema"]],
		vllm: ["held to the schema", ["json_schema"]],
		"json-alone": ["held to JSON by the server", ["json_schema", "json_object"]],
		"no-form": ["held to our form by the prompt alone", ["json_schema", "json_object", undefined]],
	};
	test.each(Object.entries(spoken) as [DialectName, (typeof spoken)[DialectName]][])(
		"%s, in the strictest form it takes, found once",
		async (dialect, [form, tries]) => {
			const { said, isGood, asked } = await checked("good", { dialect });
			expect(said).toContain(`Answers: ${form}`);
			expect(isGood).toBe(true);
			const formsAsked = asked.map(({ response_format }) => response_format?.type);
			expect(formsAsked.slice(0, tries.length)).toEqual(tries);
			expect(new Set(formsAsked.slice(tries.length))).toEqual(new Set(tries.slice(-1)));
		},
	);

	test("llama.cpp, which answers to any name", async () => {
		const { said, isGood } = await checked("whatever", { dialect: "llama.cpp" });
		expect(said).toMatch(/it is not listed \(.*\), and answers all the same/);
		expect(isGood).toBe(true);
	});
});
