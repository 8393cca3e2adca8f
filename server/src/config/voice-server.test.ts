import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const server = {
	TEXT_TO_SPEECH: "openai-compatible",
	VOICE_BASE_URL: "http://127.0.0.1:8880/v1",
	VOICE_MODEL: "kokoro",
	VOICE_NAMES: "male-au=am_adam, female-uk = bf_emma",
};

test("a server that speaks needs an address, a model and names for voices, and no key", () => {
	expect(readConfig(server).voiceServer).toEqual({
		adapter: "openai-compatible",
		baseUrl: "http://127.0.0.1:8880/v1",
		apiKey: undefined,
		model: "kokoro",
		voices: { "male-au": "am_adam", "female-uk": "bf_emma" },
	});
});

test("ElevenLabs needs a key and names for voices; the rest is usual", () => {
	const { voiceServer } = readConfig({ TEXT_TO_SPEECH: "elevenlabs", VOICE_API_KEY: "k", VOICE_NAMES: "girl-au=Ab3" });
	expect(voiceServer).toEqual({
		adapter: "elevenlabs",
		baseUrl: "https://api.elevenlabs.io",
		apiKey: "k",
		model: "eleven_flash_v2_5",
		voices: { "girl-au": "Ab3" },
	});
});

test.each([
	[
		{ TEXT_TO_SPEECH: "elevenlabs", VOICE_NAMES: "girl-au=Ab3" },
		"VOICE_API_KEY: is needed for TEXT_TO_SPEECH=elevenlabs",
	],
	[{ ...server, VOICE_MODEL: "" }, "VOICE_MODEL: is needed for TEXT_TO_SPEECH=openai-compatible"],
	[{ ...server, VOICE_NAMES: "robot=x" }, "VOICE_NAMES: “robot=x” is not one of Sayso’s voices"],
	[{ VOICE_API_KEY: "k" }, "VOICE_API_KEY: is not used with TEXT_TO_SPEECH=built-in"],
	[{ TEXT_TO_SPEECH: "local", VOICE_NAMES: "girl-us=af_sky" }, "VOICE_NAMES: is not used with TEXT_TO_SPEECH=local"],
	[
		{ ...server, NODE_ENV: "production", VOICE_API_KEY: "k", VOICE_BASE_URL: "http://voices.example/v1" },
		"VOICE_BASE_URL: must be https in production: a key is sent there",
	],
])("%j is refused in words", (environment, line) => {
	expect(() => readConfig(environment)).toThrow(line);
});
