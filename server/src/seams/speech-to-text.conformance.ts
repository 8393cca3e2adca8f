import { limits } from "@sayso/contract/limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Heard, Listening, SpeechToText } from "./speech-to-text.ts";

/** A sentence and its audio as 16-bit little-endian mono at 16 kHz. */
export interface Spoken {
	words: string;
	sound: Uint8Array;
}

/**
 * The tests that every recogniser must pass. `make` returns a working one.
 * @param spoken two sentences that it transcribes without a mistake
 * @param silence.isHeard true if it emits words in silence too, as a scripted recogniser does
 */
export function describeSpeechToText(
	name: string,
	make: () => SpeechToText,
	spoken: { first: Spoken; second: Spoken },
	silence: { isHeard: boolean } = { isHeard: false },
): void {
	const { sampleRate, frameSamples } = limits.audio;
	const frameBytes = frameSamples * 2;

	describe(`${name} keeps to the speech-to-text seam`, () => {
		let recogniser: SpeechToText;
		beforeAll(() => {
			recogniser = make();
		});
		afterAll(() => recogniser.close());

		const open = (signal = new AbortController().signal) => recogniser.open({ sampleRate, signal });
		const push = (listening: Listening, sound: Uint8Array) => {
			for (let at = 0; at < sound.length; at += frameBytes) listening.push(sound.subarray(at, at + frameBytes));
		};
		const textOf = (heard: Heard[]) =>
			heard
				.filter(({ type }) => type === "final")
				.map(({ text }) => text)
				.join(" ");

		test("it is available and has a name for the screen", async () => {
			expect(await recogniser.available()).toBe(true);
			expect(recogniser.label).not.toBe("");
		});

		test("words come as partials, then as a final, which is the last word on it", async () => {
			const listening = await open();
			push(listening, spoken.first.sound);
			listening.finish();
			const heard = await Array.fromAsync(listening);
			expect(heard.map(({ type }) => type)).toEqual([...Array(heard.length - 1).fill("partial"), "final"]);
			expect(heard.length).toBeGreaterThan(1);
			expect(textOf(heard)).toBe(spoken.first.words);
		});

		test("every word says until where in the sound it was heard, and what is final is not heard again", async () => {
			const listening = await open();
			push(listening, spoken.first.sound);
			push(listening, new Uint8Array(3 * sampleRate * 2));
			push(listening, spoken.second.sound);
			listening.finish();
			const heard = await Array.fromAsync(listening);
			expect(heard.every(({ until }) => Number.isInteger(until) && until > 0)).toBe(true);
			const places = heard.filter(({ type }) => type === "final").map(({ until }) => until);
			expect(places).toEqual(places.toSorted((a, b) => a - b));
			const samples = (spoken.first.sound.length + spoken.second.sound.length) / 2 + 3 * sampleRate;
			// A recogniser may pad its last step.
			expect(places.at(-1)).toBeLessThan(samples + sampleRate);
			if (silence.isHeard) return;
			const [first] = heard.filter(({ type }) => type === "final");
			expect(first?.text).toBe(spoken.first.words);
			const rest = await open();
			const all = Buffer.concat([spoken.first.sound, new Uint8Array(3 * sampleRate * 2), spoken.second.sound]);
			push(rest, all.subarray((first?.until ?? 0) * 2));
			rest.finish();
			expect(textOf(await Array.fromAsync(rest))).toBe(spoken.second.words);
		});

		test("finish may be said twice, and sound that comes after it is not heard", async () => {
			const listening = await open();
			push(listening, spoken.first.sound);
			listening.finish();
			listening.finish();
			push(listening, spoken.second.sound);
			expect(textOf(await Array.fromAsync(listening))).toBe(spoken.first.words);
			push(listening, spoken.second.sound);
		});

		test("nothing at all is heard as nothing", async () => {
			const listening = await open();
			listening.finish();
			expect(await Array.fromAsync(listening)).toEqual([]);
		});

		test.skipIf(silence.isHeard)("silence is heard as nothing", async () => {
			const listening = await open();
			push(listening, new Uint8Array(3 * sampleRate * 2));
			listening.finish();
			expect(await Array.fromAsync(listening)).toEqual([]);
		});

		test("abort ends the listening without another word", async () => {
			const listening = await open();
			push(listening, spoken.first.sound);
			await listening[Symbol.asyncIterator]().next();
			listening.abort();
			listening.abort();
			push(listening, spoken.second.sound);
			listening.finish();
			expect(await Array.fromAsync(listening)).toEqual([]);
		});

		test("the signal ends the listening as abort does", async () => {
			const caller = new AbortController();
			const listening = await open(caller.signal);
			push(listening, spoken.first.sound);
			const heard = Array.fromAsync(listening);
			caller.abort();
			expect(textOf(await heard)).toBe("");
		});

		test("a listening opened under an aborted signal hears nothing", async () => {
			const listening = await open(AbortSignal.abort());
			push(listening, spoken.first.sound);
			listening.finish();
			expect(await Array.fromAsync(listening)).toEqual([]);
		});

		test("two listenings at once do not mix, and ending one leaves the other alone", async () => {
			const [first, second, third] = await Promise.all([open(), open(), open()]);
			const halves = [spoken.second.sound, spoken.first.sound] as const;
			const step = frameBytes * 10;
			for (let at = 0; at < Math.max(halves[0].length, halves[1].length); at += step) {
				push(first, halves[0].subarray(at, at + step));
				push(second, halves[1].subarray(at, at + step));
				push(third, halves[0].subarray(at, at + step));
			}
			third.abort();
			first.finish();
			second.finish();
			const texts = await Promise.all([first, second].map(async (one) => textOf(await Array.fromAsync(one))));
			if (silence.isHeard) expect(texts).toEqual([spoken.first.words, spoken.first.words]);
			else expect(texts).toEqual([spoken.second.words, spoken.first.words]);
		});
	});
}
