import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const vendor = { TEXT_TO_SPEECH: "google-cloud" };

test("Google Cloud speaks with the specification's voices, and a region has an address of its own", () => {
	expect(readConfig(vendor).googleVoice).toEqual({ address: "https://texttospeech.googleapis.com", names: {} });
	expect(readConfig({ ...vendor, GOOGLE_VOICE_LOCATION: "eu" }).googleVoice?.address).toBe(
		"https://eu-texttospeech.googleapis.com",
	);
	expect(readConfig({ ...vendor, VOICE_NAMES: "male-au=en-AU-Chirp3-HD-Puck" }).googleVoice?.names).toEqual({
		"male-au": "en-AU-Chirp3-HD-Puck",
	});
	expect(readConfig({}).googleVoice).toBeUndefined();
	expect(readConfig(vendor).voiceServer).toBeUndefined();
});

test.each([
	[{ GOOGLE_VOICE_LOCATION: "eu" }, "GOOGLE_VOICE_LOCATION: is not used with TEXT_TO_SPEECH=built-in"],
	[{ ...vendor, VOICE_MODEL: "kokoro" }, "VOICE_MODEL: is not used with TEXT_TO_SPEECH=google-cloud"],
	[{ ...vendor, VOICE_NAMES: "male-au=onyx" }, "VOICE_NAMES: “onyx” is no English voice of Google's"],
	[{ ...vendor, GOOGLE_VOICE_LOCATION: "evil.example/" }, "GOOGLE_VOICE_LOCATION: is the name of a region"],
	[{ ...vendor, GOOGLE_VOICE_URL: "http://voices.example" }, "GOOGLE_VOICE_URL: Invalid URL"],
])("%j is refused in words", (environment, line) => {
	expect(() => readConfig(environment)).toThrow(line);
});
