import { voiceSample, voices } from "@sayso/contract/entities/voice.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { scriptedTextToSpeech } from "../../adapters/text-to-speech/scripted.ts";

const { app } = await testApp();
const speak = async (payload: object) => {
	const { headers } = await signUp(app);
	return app.inject({ method: "POST", url: "/api/v1/tts", headers, payload });
};

test("a reply comes back as mp3", async () => {
	const spoken = await speak({ text: "Yes, please.", voice: "male-au", language_code: "en-AU" });
	expect(spoken.statusCode).toBe(200);
	const mp3 = Buffer.from(spoken.json().audio_content, "base64");
	// Every frame of an mp3 begins with eleven set bits.
	expect(mp3.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
});

test("a voice outside the plan is refused", async () => {
	const refused = await speak({ text: "Yes.", voice: "girl-us", language_code: "en-US" });
	expect(refused.json()).toMatchObject({
		status: 403,
		code: "plan_needed",
		errors: { voice: "This voice comes with the Premium Plan." },
	});
});

test("the sample of a voice may be heard in any plan", async () => {
	for (const { id, languageCode } of voices)
		expect((await speak({ text: voiceSample, voice: id, language_code: languageCode })).statusCode).toBe(200);
});

test("a language the voice does not speak is refused at its field", async () => {
	const refused = await speak({ text: "Yes.", voice: "male-au", language_code: "en-US" });
	expect(refused.statusCode).toBe(422);
	expect(refused.json().errors).toHaveProperty("language_code");
});

test.each([{ text: "" }, { text: "x".repeat(1_001) }, { voice: "robot" }])("%j is refused", async (change) => {
	const refused = await speak({ text: "Yes.", voice: "male-au", language_code: "en-AU", ...change });
	expect(refused.statusCode).toBe(422);
});

test.each(["…", "👍", "?!"])("%s holds nothing to say, and is refused at its field", async (text) => {
	const { app } = await testApp({ TEXT_TO_SPEECH: "built-in" });
	const { headers } = await signUp(app);
	const payload = { text, voice: "male-au", language_code: "en-AU" };
	const refused = await app.inject({ method: "POST", url: "/api/v1/tts", headers, payload });
	expect(refused.json()).toMatchObject({ status: 422, errors: { text: "There is nothing to say" } });
});

test("numbers, times and short forms reach every engine in words, without the emoji", async () => {
	const textToSpeech = scriptedTextToSpeech();
	const { app } = await testApp({}, { textToSpeech });
	const { headers } = await signUp(app);
	const payload = { text: "Dr Lee rang at 3pm, call 0412 👍", voice: "male-au", language_code: "en-AU" };
	await app.inject({ method: "POST", url: "/api/v1/tts", headers, payload });
	expect(textToSpeech.requests.map(({ text }) => text)).toEqual(["Doctor Lee rang at three P M, call oh four one two"]);
});
