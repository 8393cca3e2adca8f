import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const server = {
	CAREFUL_LISTENING: "openai-compatible",
	LISTENING_BASE_URL: "http://127.0.0.1:8000/v1",
	LISTENING_MODEL: "whisper-large-v3",
};

test("a server that hears again needs an address and a model, and no key", () => {
	expect(readConfig(server).listeningServer).toEqual({
		baseUrl: "http://127.0.0.1:8000/v1",
		apiKey: undefined,
		model: "whisper-large-v3",
	});
	expect(readConfig({}).listeningServer).toBeUndefined();
});

test.each([
	[{ ...server, LISTENING_MODEL: "" }, "LISTENING_MODEL: is needed for CAREFUL_LISTENING=openai-compatible"],
	[{ LISTENING_API_KEY: "k" }, "LISTENING_API_KEY: is not used with CAREFUL_LISTENING=built-in"],
	[
		{ ...server, NODE_ENV: "production", LISTENING_API_KEY: "k", LISTENING_BASE_URL: "http://ears.example/v1" },
		"LISTENING_BASE_URL: must be https in production: a key is sent there",
	],
])("%j is refused in words", (environment, line) => {
	expect(() => readConfig(environment)).toThrow(line);
});
