import { describe, expect, test } from "vitest";
import { describeTextToSpeech } from "../../seams/text-to-speech.conformance.ts";
import { cachedTextToSpeech } from "./cached.ts";
import { type SpeakingScript, scriptedTextToSpeech } from "./scripted.ts";

describeTextToSpeech("remembered speech", () => cachedTextToSpeech(scriptedTextToSpeech()));

const hello = (changes: { text?: string; signal?: AbortSignal } = {}) =>
	({
		text: "Hello",
		personId: "somebody",
		voice: "male-us",
		languageCode: "en-US",
		signal: new AbortController().signal,
		...changes,
	}) as const;

function cached(script: SpeakingScript = {}, maximumBytes?: number) {
	const engine = scriptedTextToSpeech(script);
	return { engine, speech: cachedTextToSpeech(engine, { maximumBytes }) };
}

describe("remembered speech", () => {
	test("asks the engine once for the same words in the same voice", async () => {
		const { engine, speech } = cached();
		const first = await speech.speak(hello());
		expect(await speech.speak(hello())).toEqual(first);
		expect(engine.requests).toHaveLength(1);
	});

	test("asks again for another voice or other words", async () => {
		const { engine, speech } = cached();
		await speech.speak(hello());
		await speech.speak({ ...hello(), voice: "girl-us" });
		await speech.speak(hello({ text: "Goodbye" }));
		expect(engine.requests).toHaveLength(3);
	});

	test("equal requests at the same time share one synthesis", async () => {
		const gate = Promise.withResolvers<void>();
		const { engine, speech } = cached({ after: () => gate.promise });
		const both = Promise.all([speech.speak(hello()), speech.speak(hello())]);
		gate.resolve();
		const [one, other] = await both;
		expect(one).toEqual(other);
		expect(engine.requests).toHaveLength(1);
	});

	test("one person does not wait for what another has asked for", async () => {
		const { engine, speech } = cached({ after: () => new Promise(() => {}) });
		for (const personId of ["robin", "alex"]) void speech.speak({ ...hello(), personId });
		expect(engine.requests.map(({ personId }) => personId)).toEqual(["robin", "alex"]);
	});

	test("keeps Yes and No for good", async () => {
		const { engine, speech } = cached({}, 1);
		for (const text of ["Yes", "No", "Yes", "No"]) await speech.speak(hello({ text }));
		expect(engine.requests).toHaveLength(2);
	});

	test("a failure reaches every caller who waits, and is then forgotten", async () => {
		const script: SpeakingScript = { failing: true };
		const { speech } = cached(script);
		const outcomes = await Promise.allSettled([speech.speak(hello()), speech.speak(hello())]);
		expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
		script.failing = false;
		expect(await speech.speak(hello())).toBeInstanceOf(Uint8Array);
	});

	test("a caller who stops waiting does not end the speech for the others", async () => {
		const gate = Promise.withResolvers<void>();
		const { engine, speech } = cached({ after: () => gate.promise });
		const leaver = new AbortController();
		const left = expect(speech.speak(hello({ signal: leaver.signal }))).rejects.toThrow("left");
		const stayed = speech.speak(hello());
		leaver.abort(new Error("left"));
		await left;
		gate.resolve();
		expect(await stayed).toBeInstanceOf(Uint8Array);
		expect(engine.requests).toHaveLength(1);
	});

	test("when the last one stops waiting the synthesis is cancelled, and a later request starts anew", async () => {
		const script: SpeakingScript = { after: () => new Promise(() => {}) };
		const { engine, speech } = cached(script);
		const leaver = new AbortController();
		const left = expect(speech.speak(hello({ signal: leaver.signal }))).rejects.toThrow("left");
		leaver.abort(new Error("left"));
		await left;
		expect(engine.requests[0]?.signal.aborted).toBe(true);
		script.after = undefined;
		expect(await speech.speak(hello())).toBeInstanceOf(Uint8Array);
	});

	test("forgets what was used longest ago once it is full", async () => {
		const size = (await scriptedTextToSpeech().speak(hello())).byteLength;
		const { engine, speech } = cached({}, size * 2);
		for (const text of ["one", "two", "one", "three", "one", "two"]) await speech.speak(hello({ text }));
		expect(engine.requests.map(({ text }) => text)).toEqual(["one", "two", "three", "two"]);
	});
});
