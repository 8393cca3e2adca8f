import { limits } from "@sayso/contract/limits.ts";
import { builtInSpeechToText } from "../../server/src/adapters/speech-to-text/built-in.ts";
import type { SpeechToText } from "../../server/src/seams/speech-to-text.ts";
import {
	clipped,
	type Distortion,
	fromDevice,
	lost,
	louder,
	paused,
	pink,
	telephone,
	toGain,
	under,
	white,
} from "./distortions.ts";
import type { Bench, Figure } from "./figure.ts";
import { listenTo, type Recording, recordings } from "./recordings.ts";
import { toBytes, toFloats } from "./samples.ts";
import { wordErrorRate, wordErrors } from "./word-error-rate.ts";

const { sampleRate } = limits.audio;
/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = 30 * 60_000;
/** The number of recordings transcribed at once. */
const atOnce = 2;

/** A distortion of one recording: `other` is the next recording, `seed` differs for each. */
type Condition = (next: { other: Float32Array; seed: number }) => Distortion;

const conditions: Readonly<Record<string, Condition>> = {
	"as recorded": () => (sound) => sound,
	...noises("white", white),
	...noises("pink", pink),
	"clipped, 4 times as loud as fits": () => clipped(4),
	"clipped, 10 times": () => clipped(10),
	"by telephone, 300 to 3,400 Hz": () => telephone(sampleRate),
	"somebody else speaks, 10 dB softer": ({ other }) => under(other, 10),
	"a microphone at 44.1 kHz": () => fromDevice(44_100, sampleRate),
	"a microphone at 48 kHz": () => fromDevice(48_000, sampleRate),
	"a quarter second lost": () => lost(sampleRate / 4),
	"quiet, 20 dB softer": () => louder(toGain(-20)),
	"a pause of 5 s": () => paused(5 * sampleRate, sampleRate / 10),
};

function noises(name: string, noise: typeof white): Record<string, Condition> {
	const of = (decibels: number): [string, Condition] => [
		`${name} noise, ${decibels} dB below the speech`,
		({ seed }) =>
			(sound) =>
				under(noise(sound.length, seed), decibels)(sound),
	];
	return Object.fromEntries([20, 10, 5].map(of));
}

/** How well Basic listening transcribes distorted recordings, compared with the originals. The same in every run. */
export const robustness: Bench = {
	async run(effort) {
		const spoken = effort === "short" ? recordings(effort).slice(0, 2) : recordings(effort);
		const recogniser = builtInSpeechToText({
			...{ poolSize: atOnce, capacity: atOnce + 1 },
			...{ startDeadline: unhurried, finishDeadline: unhurried, carefulDeadline: unhurried },
		});
		try {
			if (!(await recogniser.available())) return [];
			const rates = new Map<string, number>();
			// The short form uses two recordings four times, with a different speaker as the other.
			const tried = Object.entries(conditions).filter((_, at) => effort === "whole" || at % 5 === 0);
			for (const [name, condition] of tried) rates.set(name, await rateOf(recogniser, spoken, condition));
			return compare(rates);
		} finally {
			await recogniser.close();
		}
	},
};

/** Errors per spoken word. */
async function rateOf(recogniser: SpeechToText, spoken: readonly Recording[], condition: Condition): Promise<number> {
	const samples = spoken.map(({ sound }) => toFloats(sound));
	const waiting = [...spoken.entries()];
	const errors: ReturnType<typeof wordErrors>[] = [];
	const hearInTurn = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [at, { text }] = next;
			const [sound, other] = [samples[at], samples[(at + 1) % samples.length]];
			if (!sound || !other) continue;
			const spoilt = condition({ other, seed: at + 1 })(sound);
			errors.push(wordErrors(text, await listenTo(recogniser, toBytes(spoilt))));
		}
	};
	await Promise.all(Array.from({ length: atOnce }, hearInTurn));
	return wordErrorRate(errors);
}

function compare(rates: ReadonlyMap<string, number>): Figure[] {
	const [[baseline = "", clean = Number.NaN] = [], ...spoilt] = [...rates];
	const figure = (name: string, rate: number) => ({ what: `words heard wrong, ${name}`, value: rate * 100, unit: "%" });
	return [
		figure(baseline, clean),
		...spoilt.map(([name, rate]) => ({
			...figure(name, rate),
			baseline: { what: baseline, value: clean * 100 },
		})),
	];
}
