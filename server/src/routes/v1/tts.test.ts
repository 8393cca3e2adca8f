import { voiceSample, voices } from "@sayso/contract/entities/voice.ts";
import { expect, test } from "vitest";
import { signUp, testApp } from "../../testing/test-app.ts";

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
