import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { type ListeningScript, scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";

const script: ListeningScript = {};
const { app } = await testApp({ RATE_LIMITS: "off" }, { speechToText: scriptedSpeechToText(script) });
const url = await app.listen({ port: 0, host: "127.0.0.1" });

/** A person who has saved these values and is listening. @returns what the recogniser was asked to expect */
async function expectedFor(saved: Record<string, object>): Promise<ListeningScript> {
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

test("recognisers get My words; names of About Me go to no vendor, and a condition goes to no recogniser", async () => {
	const named = { first_name: "Kim", surname: "Example", birth_year: 1985, country: "au", language: "en" };
	const aboutMe = `I’m Kim. My sister Siobhan and I live in Port Melbourne, with Rex the dog. Tea is what I like.
		I have Motor Neuron Disease, like Stephen Hawking.`;
	const { expected, expectedHere } = await expectedFor({
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
	const { expected, expectedHere } = await expectedFor({
		"/words": wordsOf(...words),
		"/users/preferences": preferences,
	});
	expect(expected).toEqual(words.slice(0, 100));
	expect(expectedHere).toEqual([]);
});

test("a word for a condition is sent to no recogniser, by any of its names; names and places that sound like one are sent", async () => {
	const conditions =
		`Wernicke's aphasia|Locked-in syndrome|Non-verbal|Crohn's|Ménière's|Sjögren's|long covid|Lymphoma|Anemia|Sickle cell|Type 2 diabetes
		Endometriosis|Miscarriage|Bipolar|Panic attacks|OCD|Anorexia|Seizures|Guillain-Barré|Spina bifida|Hemiparesis|Fibromyalgia|Gout|MS|ME
		Tinnitus|Deaf|Heart failure|Pacemaker|Tracheostomy|Stoma|Feeding tube|Dialysis|Down's|Fragile X|Glioblastoma|Coma|HIV|Eczema
		Dysphagia|Stammer|Sleep apnoea|Incontinence|Gallstones|Amputee|Self-harm|Bell's palsy|Hypotonia`.split(/[|\n]\s*/);
	const people =
		`Antonia|Estonia|Titus|Cardiff|Romania|Tasmania|Oklahoma|Bohemia|Arthur|Goutam|Addison|Paloma|Manchuria|Michele|Ms Lee|Lewyn|Hepburn
		Dermot|Ischia|Phyllis|Otis|Brainerd|Chronicle|Downing Street|Al|Ed|Did`.split(/[|\n]\s*/);
	const { expected } = await expectedFor({ "/words": wordsOf(...conditions, ...people) });
	expect(expected).toEqual(people);
});

test("no distinctive word of a condition that the person has named is sent to a recogniser, in any form of it", async () => {
	const named = { first_name: "Kim", surname: "Example", birth_year: 1985, country: "au", language: "en" };
	const { expected } = await expectedFor({
		"/users": { ...named, medical_condition: "Rare Wobble of the left Zorbs, since 2019", medical_consent: true },
		"/words": wordsOf("Wobbles", "my zorb", "Rare Beef", "Left Bank", "Wob", "Since", "2019"),
	});
	expect(expected).toEqual(["Left Bank", "Wob", "Since"]);
});
