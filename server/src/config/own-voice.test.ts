import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const server = {
	OWN_VOICE: "openai-compatible",
	OWN_VOICE_VENDOR: "Example Voices",
	OWN_VOICE_BASE_URL: "http://127.0.0.1:8880/v1",
	OWN_VOICE_MODEL: "clear",
};

test("banked voices are off unless the configuration turns them on", () => {
	expect(readConfig({}).ownVoice).toBeUndefined();
});

test("a server needs a name that people read, an address and a model; ElevenLabs a key", () => {
	expect(readConfig(server).ownVoice).toEqual({
		...{ adapter: "openai-compatible", vendor: "Example Voices", model: "clear" },
		...{ baseUrl: "http://127.0.0.1:8880/v1", apiKey: undefined },
	});
	expect(readConfig({ OWN_VOICE: "elevenlabs", OWN_VOICE_API_KEY: "k" }).ownVoice).toEqual({
		...{ adapter: "elevenlabs", vendor: "ElevenLabs", model: "eleven_flash_v2_5" },
		...{ baseUrl: "https://api.elevenlabs.io", apiKey: "k" },
	});
});

test.each([
	[{ ...server, OWN_VOICE_VENDOR: "" }, "OWN_VOICE_VENDOR: is needed for OWN_VOICE=openai-compatible"],
	[{ OWN_VOICE: "elevenlabs" }, "OWN_VOICE_API_KEY: is needed for OWN_VOICE=elevenlabs"],
	[{ OWN_VOICE_API_KEY: "k" }, "OWN_VOICE_API_KEY: is not used with OWN_VOICE=none"],
	[
		{ ...server, NODE_ENV: "production", OWN_VOICE_BASE_URL: "http://voices.example/v1" },
		"OWN_VOICE_BASE_URL: must be https in production: what people say is sent there",
	],
])("%j is refused in words", (environment, line) => {
	expect(() => readConfig(environment)).toThrow(line);
});
