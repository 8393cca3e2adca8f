import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const vendor = { SPEECH_TO_TEXT: "deepgram", DEEPGRAM_API_KEY: "k" };

test("Deepgram needs a key; its model and address are the usual ones", () => {
	expect(readConfig(vendor).deepgram).toEqual({ apiKey: "k", model: "nova-3", address: "wss://api.deepgram.com" });
	expect(readConfig({}).deepgram).toBeUndefined();
});

test.each([
	[{ SPEECH_TO_TEXT: "deepgram" }, "DEEPGRAM_API_KEY: is needed for SPEECH_TO_TEXT=deepgram"],
	[{ DEEPGRAM_API_KEY: "k" }, "DEEPGRAM_API_KEY: is not used with SPEECH_TO_TEXT=built-in"],
	[
		{ ...vendor, NODE_ENV: "production", DEEPGRAM_URL: "ws://ears.example" },
		"DEEPGRAM_URL: must be wss in production: a key and what is said are sent there",
	],
])("%j is refused in words", (environment, line) => {
	expect(() => readConfig(environment)).toThrow(line);
});
