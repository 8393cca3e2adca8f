import { voices } from "@sayso/contract/entities/voice.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TextToSpeech } from "./text-to-speech.ts";

/** The tests that every engine of Sayso's voices must pass. `make` returns a working one. */
export const describeTextToSpeech = (name: string, make: () => TextToSpeech): void =>
	describeVoices(
		name,
		voices.map(({ id }) => id),
		make,
	);

/** The tests that every voice engine must pass, with any of its voices. `make` returns a working one. */
export function describeVoices<Voice extends string>(
	name: string,
	known: readonly Voice[],
	make: () => TextToSpeech<Voice>,
): void {
	const [usual, other = usual] = known;
	if (!usual || !other) throw new Error("An engine has a voice");
	describe(`${name} keeps to the text-to-speech seam`, () => {
		let engine: TextToSpeech<Voice>;
		beforeAll(() => {
			engine = make();
		});
		afterAll(() => engine.close());

		const languageOf = (voice: string) => voices.find(({ id }) => id === voice)?.languageCode ?? "en-AU";
		const speak = (text: string, voice: Voice = usual, signal = new AbortController().signal) =>
			engine.speak({ text, voice, personId: "somebody", languageCode: languageOf(voice), signal });

		test("it is available and has a name for the screen", async () => {
			expect(await engine.available()).toBe(true);
			expect(engine.label).not.toBe("");
		});

		test.each(known)("%s speaks an mp3 file", async (voice) => {
			const mp3 = await speak("Yes please.", voice);
			expect(framesOf(mp3)).toBeGreaterThan(5);
		});

		test("it says typographic apostrophes, numbers and emoji", async () => {
			expect(framesOf(await speak("I’d like 2 cups at 10:30 – thanks 👍🏽"))).toBeGreaterThan(5);
		});

		test("equal requests at the same time are all answered", async () => {
			const files = await Promise.all([1, 2, 3].map(() => speak("Me too.")));
			for (const mp3 of files) expect(framesOf(mp3)).toBeGreaterThan(5);
		});

		test("a signal aborted before refuses with its reason", async () => {
			const reason = new Error("changed my mind");
			await expect(speak("Never said.", other, AbortSignal.abort(reason))).rejects.toBe(reason);
		});

		test("a signal aborted meanwhile refuses with its reason, and the next request is answered", async () => {
			const reason = new Error("changed my mind");
			const caller = new AbortController();
			const refused = expect(speak("Said by nobody.", other, caller.signal)).rejects.toBe(reason);
			caller.abort(reason);
			await refused;
			expect(framesOf(await speak("Said by somebody."))).toBeGreaterThan(5);
		});
	});
}

/**
 * Counts the frames of an mp3 file by following their headers (ISO/IEC 11172-3 and 13818-3, layer III).
 * @throws {Error} when something else lies where a frame should begin
 */
export function framesOf(mp3: Uint8Array): number {
	let frames = 0;
	for (let at = afterTag(mp3); at < mp3.length; frames++) {
		const [sync = 0, version = 0, rates = 0] = mp3.subarray(at);
		if (sync !== 0xff || (version & 0xe6) !== 0xe2) throw new Error(`No frame at byte ${at}`);
		const isMpeg1 = (version & 0x18) === 0x18;
		const bitrate = (isMpeg1 ? bitrates.mpeg1 : bitrates.mpeg2)[rates >> 4] ?? 0;
		const sampleRate = (isMpeg1 ? sampleRates.mpeg1 : sampleRates.mpeg2)[(rates >> 2) & 3] ?? 0;
		const padding = (rates >> 1) & 1;
		at += Math.floor(((isMpeg1 ? 144_000 : 72_000) * bitrate) / sampleRate) + padding;
	}
	return frames;
}

/** kbit/s by index. */
const bitrates = {
	mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
	mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Hz by index. */
const sampleRates = { mpeg1: [44_100, 48_000, 32_000], mpeg2: [22_050, 24_000, 16_000] };

/** Where the frames begin: after the ID3 tag, if there is one. */
function afterTag(mp3: Uint8Array): number {
	if (Buffer.from(mp3.subarray(0, 3)).toString("latin1") !== "ID3") return 0;
	const [a = 0, b = 0, c = 0, d = 0] = mp3.subarray(6, 10);
	return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}
