import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { type ListeningScript, scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";

const script: ListeningScript = {};
const { app } = await testApp({ RATE_LIMITS: "off" }, { speechToText: scriptedSpeechToText(script) });
const url = await app.listen({ port: 0, host: "127.0.0.1" });

/** Somebody who has saved this, and is listened to: what the recogniser is told then. */
async function toldFor(saved: Record<string, object>): Promise<ListeningScript> {
	const { headers } = await signUp(app);
	for (const [path, payload] of Object.entries(saved)) {
		const answer = await app.inject({ method: "PUT", url: `/api/v1${path}`, headers, payload });
		expect(answer.statusCode).toBe(200);
	}
	const caller = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
	caller.say(start);
	await caller.hear("ready");
	caller.close();
	return script;
}
const wordsOf = (...words: string[]) => ({ words: words.map((word) => ({ word })) });

test("My words are expected; the names of About Me are for no vendor, and a condition is told to nobody", async () => {
	const named = { first_name: "Kim", surname: "Example", birth_year: 1985, country: "au", language: "en" };
	const aboutMe = `I’m Kim. My sister Siobhan and I live in Port Melbourne, with Rex the dog. Tea is what I like.
		I have Motor Neuron Disease, like Stephen Hawking.`;
	const { expected, expectedHere } = await toldFor({
		"/users": { ...named, medical_condition: "Severe asthma", medical_consent: true },
		"/users/preferences": { ...defaultPreferences, aboutMe },
		"/words": wordsOf("Ngaire", "MND", "Asthma", "Rex"),
	});
	expect(expected).toEqual(["Ngaire", "Rex"]);
	expect(expectedHere).toEqual(["Kim", "Siobhan", "Port Melbourne", "Stephen Hawking"]);
});

test("no more are expected than every recogniser takes", async () => {
	const words = Array.from({ length: 120 }, (_, index) => `Name${index}`);
	const preferences = { ...defaultPreferences, aboutMe: "My sister Siobhan is here." };
	const { expected, expectedHere } = await toldFor({
		"/words": wordsOf(...words),
		"/users/preferences": preferences,
	});
	expect(expected).toEqual(words.slice(0, 100));
	expect(expectedHere).toEqual([]);
});
