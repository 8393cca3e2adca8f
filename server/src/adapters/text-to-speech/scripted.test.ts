import { describe, expect, test } from "vitest";
import { describeTextToSpeech } from "../../seams/text-to-speech.conformance.ts";
import { type SpeakingScript, scriptedTextToSpeech } from "./scripted.ts";

describeTextToSpeech("the scripted voices", () => scriptedTextToSpeech());

describe("the scripted voices", () => {
	const request = {
		text: "Hello",
		personId: "somebody",
		languageCode: "en-US",
		signal: new AbortController().signal,
	} as const;

	test("say the same each time, and each voice something else", async () => {
		const engine = scriptedTextToSpeech();
		const man = await engine.speak({ ...request, voice: "male-us" });
		expect(await engine.speak({ ...request, voice: "male-us" })).toEqual(man);
		expect(await engine.speak({ ...request, voice: "girl-us" })).not.toEqual(man);
		expect(engine.requests.map(({ voice }) => voice)).toEqual(["male-us", "male-us", "girl-us"]);
	});

	test("fail, and recover, as the script says", async () => {
		const script: SpeakingScript = { failing: true, available: false };
		const engine = scriptedTextToSpeech(script);
		expect(await engine.available()).toBe(false);
		await expect(engine.speak({ ...request, voice: "male-us" })).rejects.toMatchObject({ retryable: true });
		script.failing = false;
		expect(await engine.speak({ ...request, voice: "male-us" })).toBeInstanceOf(Uint8Array);
	});
});
