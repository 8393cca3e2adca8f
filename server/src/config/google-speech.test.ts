import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const vendor = { SPEECH_TO_TEXT: "google-cloud", GOOGLE_SPEECH_PROJECT: "talk" };

test("Google Cloud needs a project; the rest is usual, and a region has an address of its own", () => {
	expect(readConfig(vendor).googleSpeech).toEqual({
		project: "talk",
		location: "global",
		model: "long",
		language: "en-US",
		address: "https://speech.googleapis.com",
	});
	expect(readConfig({ ...vendor, GOOGLE_SPEECH_LOCATION: "eu" }).googleSpeech?.address).toBe(
		"https://eu-speech.googleapis.com",
	);
	expect(readConfig({}).googleSpeech).toBeUndefined();
});

test("a process that only listens is configured with it, too", () => {
	const listener = { ...vendor, ROLE: "listen", LISTENERS_SECRET: "kX0vN3bq7Zr1mYw5tLc9sHd2fGj6pQa8uEoR" };
	expect(readConfig(listener).googleSpeech?.project).toBe("talk");
	expect(() => readConfig({ ...listener, GOOGLE_SPEECH_PROJECT: "" })).toThrow("GOOGLE_SPEECH_PROJECT: is needed");
});

test.each([
	[{ SPEECH_TO_TEXT: "google-cloud" }, "GOOGLE_SPEECH_PROJECT: is needed for SPEECH_TO_TEXT=google-cloud"],
	[{ GOOGLE_SPEECH_MODEL: "chirp_2" }, "GOOGLE_SPEECH_MODEL: is not used with SPEECH_TO_TEXT=built-in"],
	[{ ...vendor, GOOGLE_SPEECH_LOCATION: "evil.example/" }, "GOOGLE_SPEECH_LOCATION: is the name of a region"],
	[{ ...vendor, GOOGLE_SPEECH_URL: "http://ears.example" }, "GOOGLE_SPEECH_URL: Invalid URL"],
])("%j is refused in words", (environment, line) => {
	expect(() => readConfig(environment)).toThrow(line);
});
