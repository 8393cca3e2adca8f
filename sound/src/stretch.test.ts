import { expect, test } from "vitest";
import { stretched } from "./stretch.ts";

const rate = 24_000;

/** A tone of so many Hz with overtones, whose volume rises and falls four times a second like syllables. */
const voice = (hertz: number, seconds = 1): Float32Array<ArrayBuffer> =>
	Float32Array.from({ length: seconds * rate }, (_, at) => {
		const tone = (multiple: number) => Math.sin((2 * Math.PI * hertz * multiple * at) / rate) / multiple;
		return 0.2 * (1 - Math.cos((8 * Math.PI * at) / rate)) * (tone(1) + tone(2) + tone(3));
	});

/** Hz: the distance after which the middle of a sound is most like itself. */
function pitchOf(samples: Float32Array): number {
	const from = Math.floor(samples.length / 2);
	const alike = (lag: number) => {
		let sum = 0;
		for (let at = 0; at < 1200; at++) sum += (samples[from + at] ?? 0) * (samples[from + at + lag] ?? 0);
		return sum;
	};
	const lags = Array.from({ length: 300 }, (_, lag) => lag + 60);
	return rate / lags.reduce((best, lag) => (alike(lag) > alike(best) ? lag : best));
}

/** Root of the mean square. */
const loudness = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, it) => sum + it * it, 0) / samples.length);

test.each([
	[100, 0.75],
	[100, 1.35],
	[180, 0.77],
	[220, 1.2],
	[250, 2],
	[250, 0.5],
])("a voice of %i Hz is made %f times as long, as high and as loud as it was", (hertz, factor) => {
	const sound = voice(hertz);
	const made = stretched(sound, rate, factor);
	expect(made.length).toBe(Math.round(sound.length * factor));
	expect(Math.abs(pitchOf(made) / pitchOf(sound) - 1)).toBeLessThan(0.02);
	expect(loudness(made) / loudness(sound)).toBeGreaterThan(0.9);
	expect(loudness(made) / loudness(sound)).toBeLessThan(1.1);
});

test("nothing jumps that did not jump before", () => {
	const steepest = (samples: Float32Array) =>
		samples.reduce((most, it, at) => Math.max(most, Math.abs(it - (samples[at - 1] ?? it))), 0);
	const sound = voice(140);
	for (const factor of [0.7, 0.9, 1.1, 1.4])
		expect(steepest(stretched(sound, rate, factor))).toBeLessThan(1.2 * steepest(sound));
});

test("what is too short to be taken apart, and what stays as long, is left as it is", () => {
	const click = new Float32Array(100).fill(0.5);
	expect(stretched(click, rate, 1.3)).toBe(click);
	const sound = voice(120);
	expect(stretched(sound, rate, 1)).toBe(sound);
});

test("silence stays silence, and every sample of a stretched voice is a finite number", () => {
	expect(stretched(new Float32Array(rate), rate, 1.3).every((it) => it === 0)).toBe(true);
	expect(stretched(voice(200), rate, 0.6).every(Number.isFinite)).toBe(true);
});
