import { expect, test } from "vitest";
import {
	clipped,
	fromDevice,
	lost,
	louder,
	paused,
	pink,
	power,
	telephone,
	toGain,
	under,
	white,
} from "./distortions.ts";

const rate = 16_000;
const tone = (hertz: number, length = rate) =>
	Float32Array.from({ length }, (_, at) => 0.3 * Math.sin((2 * Math.PI * hertz * at) / rate));
const ratio = (sound: Float32Array, of: Float32Array) => 10 * Math.log10(power(sound) / power(of));
/** Of the middle, without the filters' transients. */
const decibels = (sound: Float32Array, of: Float32Array) =>
	ratio(sound.subarray(2_000, -2_000), of.subarray(2_000, -2_000));
const difference = (one: Float32Array, other: Float32Array) => one.map((sample, at) => sample - (other[at] ?? 0));
const sum = (one: Float32Array, other: Float32Array) => one.map((sample, at) => sample + (other[at] ?? 0));
const speech = tone(440);

test.each([
	["white", white, 20],
	["white", white, 5],
	["pink", pink, 10],
] as const)("%s noise lies as far below the speech as it says, and is the same in every run", (_name, noise, below) => {
	const noisy = under(noise(rate, 7), below)(speech);
	expect(ratio(difference(noisy, speech), speech)).toBeCloseTo(-below, 1);
	expect(under(noise(rate, 7), below)(speech)).toEqual(noisy);
	expect(under(noise(rate, 8), below)(speech)).not.toEqual(noisy);
});

test("pink noise is the softer the higher it is, white is not", () => {
	const steps = (sound: Float32Array) => ratio(difference(sound.subarray(1), sound), sound);
	expect(steps(white(rate, 1))).toBeCloseTo(10 * Math.log10(2), 0);
	expect(steps(pink(rate, 1))).toBeLessThan(-1);
});

test("a second speaker's sound that is shorter than the speech is repeated from its start", () => {
	const other = difference(under(tone(1_000, 1_000), 10)(speech), speech);
	expect(ratio(difference(other.subarray(-1_000), other), other)).toBeLessThan(-60);
	expect(ratio(other, speech)).toBeCloseTo(-10, 1);
});

test("a telephone leaves out what is low and what is high", () => {
	for (const hertz of [100, 200, 4_000, 7_000])
		expect(decibels(telephone(rate)(tone(hertz)), tone(hertz))).toBeLessThan(-30);
	for (const hertz of [400, 1_000, 3_000])
		expect(Math.abs(decibels(telephone(rate)(tone(hertz)), tone(hertz)))).toBeLessThan(0.5);
});

test.each([44_100, 48_000])("a device at %i Hz changes nothing that is heard", (device) => {
	const heard = fromDevice(device, rate)(sum(speech, tone(3_000)));
	const meant = sum(speech, tone(3_000));
	expect(decibels(difference(heard, meant), meant)).toBeLessThan(-40);
});

test("what is too loud is cut off at full scale, what is softer is softer", () => {
	const loud = clipped(10)(speech);
	expect(loud.filter((sample) => Math.abs(sample) === 1).length).toBeGreaterThan(rate / 2);
	expect(decibels(louder(toGain(-20))(speech), speech)).toBeCloseTo(-20, 5);
});

test("what is lost is silence in the middle; a pause comes where it is softest, and takes nothing away", () => {
	expect(lost(4_000)(speech).filter((sample) => sample === 0).length).toBeGreaterThanOrEqual(4_000);
	expect(lost(4_000)(speech)).toHaveLength(rate);
	const softer = speech.map((sample, at) => (at >= 8_000 && at < 10_000 ? sample / 100 : sample));
	const whole = paused(5 * rate, 1_600)(softer);
	expect(whole).toHaveLength(6 * rate);
	const at = whole.findIndex((_, from) => whole.subarray(from, from + 100).every((sample) => sample === 0));
	expect(at).toBeGreaterThanOrEqual(8_000);
	expect(at).toBeLessThan(10_000);
	expect([...whole.subarray(0, at), ...whole.subarray(at + 5 * rate)]).toEqual([...softer]);
});
