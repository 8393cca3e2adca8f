import { describe, expect, test } from "vitest";
import { resample, resampler } from "./resample.ts";

const seconds = 1;
const tau = 2 * Math.PI;

const sine = (hertz: number, rate: number) =>
	Float32Array.from({ length: Math.floor(rate * seconds) }, (_, index) => 0.5 * Math.sin((tau * hertz * index) / rate));

/** Feeds the signal in blocks of the audio thread's size. */
function resampled(signal: Float32Array, from: number, to: number, blockSize = 128): number[] {
	const put: number[] = [];
	const resample = resampler(from, to);
	for (let start = 0; start < signal.length; start += blockSize)
		resample(signal.subarray(start, start + blockSize), (sample) => put.push(sample));
	return put;
}

/** Decibels of `wanted` over what differs from it; the first and last 50 ms, where the filter starts, are left out. */
function signalToNoise(wanted: ArrayLike<number>, got: ArrayLike<number>, rate: number): number {
	const edge = rate / 20;
	let signal = 0;
	let noise = 0;
	for (let index = edge; index < got.length - edge; index++) {
		const expected = wanted[index] ?? Number.NaN;
		signal += expected ** 2;
		noise += (expected - (got[index] ?? Number.NaN)) ** 2;
	}
	return 10 * Math.log10(signal / noise);
}

describe.each([8_000, 16_000, 22_050, 44_100, 48_000, 96_000])("from %i Hz to 16 kHz", (from) => {
	test.each([150, 1_000, 3_400].filter((hertz) => hertz < from / 2.5))("%i Hz comes through cleanly", (hertz) => {
		const got = resampled(sine(hertz, from), from, 16_000);
		expect(signalToNoise(sine(hertz, 16_000), got, 16_000)).toBeGreaterThan(60);
	});

	test("puts out one second for one second, less the filter's delay", () => {
		const got = resampled(sine(440, from), from, 16_000);
		expect(16_000 - got.length).toBeGreaterThanOrEqual(0);
		expect(16_000 - got.length).toBeLessThan(70);
	});
});

test("a tone the new rate cannot hold vanishes instead of folding back", () => {
	const got = resampled(sine(10_000, 48_000), 48_000, 16_000).slice(800, -800);
	expect(Math.max(...got.map(Math.abs))).toBeLessThan(0.001);
});

test("the block size makes no difference", () => {
	const signal = sine(700, 44_100);
	const small = resampled(signal, 44_100, 16_000, 128);
	expect(signalToNoise(resampled(signal, 44_100, 16_000, 1_000), small, 16_000)).toBeGreaterThan(100);
});

describe("a whole sound", () => {
	test.each([
		[16_000, 24_000],
		[16_000 * 1.08, 24_000],
		[16_000 * 0.9, 24_000],
		[48_000, 16_000],
	])("from %d Hz to %d Hz keeps its length and its tone to the end", (from, to) => {
		const sound = sine(1_000, from);
		const got = resample(sound, from, to);
		expect(got).toHaveLength(Math.floor((sound.length * to) / from));
		expect(signalToNoise(sine(1_000, to), got, to)).toBeGreaterThan(70);
		expect(Math.max(...got.slice(Math.round(-to / 100)).map(Math.abs))).toBeGreaterThan(0.4);
	});

	test("of nothing is nothing", () => {
		expect(resample(new Float32Array(), 16_000, 24_000)).toHaveLength(0);
	});
});
