import { seededRandom } from "@sayso/contract/testing/seeded-random.ts";
import { resample, resampler } from "@sayso/sound/resample.ts";

/** A change of speech on its way to a microphone. Samples are from -1 to 1; the rate stays, the length may grow. */
export type Distortion = (sound: Float32Array) => Float32Array;

/** The same power at every frequency. */
export function white(length: number, seed: number): Float32Array {
	const next = seededRandom(seed);
	return Float32Array.from({ length }, () => 2 * next() - 1);
}

/** 3 dB less per octave, as in rooms and streets: Paul Kellet's filter of white noise, accurate to 0.5 dB. */
export function pink(length: number, seed: number): Float32Array {
	let [low, middle, high] = [0, 0, 0];
	return white(length, seed).map((sample) => {
		low = 0.99765 * low + 0.099046 * sample;
		middle = 0.963 * middle + 0.2965164 * sample;
		high = 0.57 * high + 1.0526913 * sample;
		return low + middle + high + 0.1848 * sample;
	});
}

/** Adds another sound, so many dB softer than the speech (both averaged); repeated if it is shorter. */
export const under =
	(other: Float32Array, decibels: number): Distortion =>
	(sound) => {
		const gain = (power(sound) / power(other)) ** 0.5 * toGain(-decibels);
		return sound.map((sample, at) => sample + gain * (other[at % other.length] ?? 0));
	};

export const louder =
	(gain: number): Distortion =>
	(sound) =>
		sound.map((sample) => sample * gain);

/** Amplified until its peak is so many times full scale; the excess is cut off. */
export const clipped =
	(times: number): Distortion =>
	(sound) => {
		const gain = times / sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
		return sound.map((sample) => Math.max(-1, Math.min(1, sample * gain)));
	};

/** Removes frequencies below 300 Hz and above 3,400, as a telephone does. */
export const telephone =
	(rate: number): Distortion =>
	(sound) => {
		const low = below(300, rate)(sound);
		return below(3_400, rate)(sound).map((sample, at) => sample - (low[at] ?? 0));
	};

/** The path of audio through a browser: from the device's rate, in blocks of 128 samples, to the rate on the wire. */
export const fromDevice =
	(deviceRate: number, rate: number): Distortion =>
	(sound) => {
		const there = resample(sound, rate, deviceRate);
		const taken: number[] = [];
		const take = resampler(deviceRate, rate);
		for (let at = 0; at < there.length; at += 128) take(there.subarray(at, at + 128), (sample) => taken.push(sample));
		return Float32Array.from(taken);
	};

/** So many samples in the middle are lost and replaced by silence. */
export const lost =
	(samples: number): Distortion =>
	(sound) => {
		const from = Math.max(0, Math.floor((sound.length - samples) / 2));
		return sound.slice().fill(0, from, from + samples);
	};

/** Inserts so many samples of silence at the softest point of the middle third, between two words if possible. */
export const paused =
	(samples: number, piece: number): Distortion =>
	(sound) => {
		const third = Math.floor(sound.length / 3);
		const pieces = Array.from({ length: Math.floor(third / piece) }, (_, index) => third + index * piece);
		const powers = pieces.map((from) => power(sound.subarray(from, from + piece)));
		const at = pieces[powers.indexOf(Math.min(...powers))] ?? third;
		const whole = new Float32Array(sound.length + samples);
		whole.set(sound.subarray(0, at));
		whole.set(sound.subarray(at), at + samples);
		return whole;
	};

/** Adds reverberation that decays by 60 dB in so many seconds. */
export const inRoom =
	(seconds: number, rate: number, seed: number): Distortion =>
	(sound) => {
		const walls = white(Math.round(seconds * rate), seed).map(
			(sample, at) => 0.05 * sample * 10 ** ((-3 * at) / (seconds * rate)),
		);
		const heard = new Float32Array(sound.length + walls.length);
		heard.set(sound);
		for (const [at, sample] of sound.entries())
			for (let late = 0; sample !== 0 && late < walls.length; late++)
				heard[at + late] = (heard[at + late] ?? 0) + sample * (walls[late] ?? 0);
		return heard;
	};

/** Through the product's resampler, which passes 94% of the lower Nyquist frequency. */
const below =
	(hertz: number, rate: number): Distortion =>
	(sound) => {
		const lower = Math.round((2 * hertz) / 0.94);
		const back = resample(resample(sound, rate, lower), lower, rate);
		return sound.map((_, at) => back[at] ?? 0);
	};

/** The mean square. */
export const power = (sound: Float32Array): number =>
	sound.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, sound.length) + 1e-12;

export const toGain = (decibels: number): number => 10 ** (decibels / 20);
