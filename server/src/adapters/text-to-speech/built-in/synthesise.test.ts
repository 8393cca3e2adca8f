import { createHash } from "node:crypto";
import { voices } from "@sayso/contract/entities/voice.ts";
import { describe, expect, test } from "vitest";
import { waveFile } from "../../wave-file.ts";
import { flite } from "./flite.ts";
import { recordSpeech } from "./recording.ts";
import { synthesise } from "./synthesise.ts";
import { voiceSettings } from "./voice-settings.ts";

const sampleRate = 16_000;
const text = "I would like to go home now, thank you.";

/** Median fundamental frequency of the voiced parts, Hz, by autocorrelation in windows of 40 ms. */
function pitchOf(sound: Float32Array): number {
	const length = 640;
	const found: number[] = [];
	for (let from = 0; from + 2 * length < sound.length; from += length) {
		const likeness = (lag: number) => {
			let [product, here, there] = [0, 0, 0];
			for (let index = from; index < from + length; index++) {
				const [a = 0, b = 0] = [sound[index], sound[index + lag]];
				product += a * b;
				here += a * a;
				there += b * b;
			}
			return product / Math.sqrt(here * there + 1e-3);
		};
		const lags = Array.from({ length: 190 }, (_, index) => index + 50);
		const scores = lags.map(likeness);
		const best = Math.max(...scores);
		// The first lag nearly as good as the best: multiples of the period are just as good.
		const lag = lags[scores.findIndex((score) => score > 0.92 * best)] ?? 0;
		if (best > 0.8) found.push(sampleRate / lag);
	}
	return found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
}

test("the engine makes the same sound to the byte in every environment", () => {
	const { samples, sampleRate } = flite("I would like to go home now.", {
		speaker: "slt",
		pitch: 200,
		lexicon: "home : hh ow1 m\n",
	});
	expect([sampleRate, samples.length]).toEqual([16_000, 31_200]);
	expect(createHash("sha256").update(samples).digest("hex")).toBe(
		"a2b3b5f59d50c66a5a3623efda1df9a237a5e5a87e89a0fc455e087cca134ba9",
	);
});

describe("the built-in voices", () => {
	const pitched = voices.map(({ id }) => id).filter((id) => voiceSettings[id].pitch);
	test.each(pitched)("%s speaks at its pitch", (voice) => {
		const target = voiceSettings[voice].pitch ?? 0;
		const ratio = pitchOf(synthesise(text, voice, sampleRate)) / target;
		expect(ratio).toBeGreaterThan(0.85);
		expect(ratio).toBeLessThan(1.15);
	});

	test.each(voices.map(({ id }) => id))(
		"%s fills the range without leaving it, and begins and ends in silence",
		(voice) => {
			const sound = synthesise(text, voice, 24_000);
			const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
			expect(loudest).toBeCloseTo(0.891, 2);
			expect(Math.abs(sound[0] ?? 1) + Math.abs(sound.at(-1) ?? 1)).toBe(0);
		},
	);

	test("last as long at any sample rate", () => {
		const seconds = (rate: number) => synthesise(text, "female-uk", rate).length / rate;
		expect(seconds(24_000)).toBeCloseTo(seconds(16_000), 3);
	});

	test.each([
		["male-uk", false],
		["male-us", true],
	] as const)("%s says the r of car: %s", (voice, isSaid) => {
		const [spelled, without] = ["far car", "fah kah"].map((said) => synthesise(said, voice, sampleRate));
		expect(spelled?.length === without?.length).toBe(!isSaid);
	});

	test("say nothing for a text without words", () => {
		expect(synthesise("👍", "male-us", sampleRate)).toHaveLength(0);
	});
});

test("a recording has half a second of silence around the words, and its wave file says what it holds", () => {
	const samples = recordSpeech("Yes.", "male-us", sampleRate);
	const isSilent = (part: Int16Array) => part.every((sample) => sample === 0);
	expect(isSilent(samples.subarray(0, 8_000)) && isSilent(samples.subarray(-8_000))).toBe(true);
	const file = Buffer.from(waveFile(samples, sampleRate));
	expect(file.readUInt32LE(24)).toBe(sampleRate);
	expect(file.readUInt32LE(4) + 8).toBe(file.length);
	expect(file.readInt16LE(44 + 2 * 9_000)).toBe(samples[9_000]);
});
