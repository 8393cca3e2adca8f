import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@sayso/contract/limits.ts";
import { builtInSpeechToText } from "../../server/src/adapters/speech-to-text/built-in.ts";
import { pink, power, toGain } from "./distortions.ts";
import type { Bench, Figure } from "./figure.ts";
import { listenTo, type Recording, recordings } from "./recordings.ts";
import { toBytes, toFloats } from "./samples.ts";
import { throughMicrophone } from "./through-microphone.ts";
import { type WordErrors, wordErrorRate, wordErrors } from "./word-error-rate.ts";

const { sampleRate } = limits.audio;
/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = 30 * 60_000;
const atOnce = 2;
/** Samples of silence before and after a recording, as when a person presses the buttons. */
const margin = sampleRate / 2;

const [product, unsuppressed] = ["all three, as the product", "without noise suppression"];
const all = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true };
/** The constraints of the microphone. */
const sets: Readonly<Record<string, MediaTrackConstraints>> = {
	[product]: all,
	[unsuppressed]: { ...all, noiseSuppression: false },
	"without echo cancellation": { ...all, echoCancellation: false },
	"without gain control": { ...all, autoGainControl: false },
	none: { ...all, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
};
const compared = { [product]: all, [unsuppressed]: { ...all, noiseSuppression: false } };

interface Condition {
	sets: typeof sets;
	/** The samples, with margins, of a recording and its number. The same in every run. */
	play(sound: Float32Array, at: number): Float32Array;
	/** Plays every n-th recording, by name. */
	each: number;
}
/** What is played to the microphone, by name. */
const conditions: Readonly<Record<string, Condition>> = {
	"in digital silence": { sets, play: withMargins, each: 1 },
	"in a quiet room, 40 dB below the speech": { sets: compared, play: noisy(40), each: 2 },
	"pink noise 20 dB below the speech": { sets: compared, play: noisy(20), each: 2 },
	"pink noise 10 dB below the speech": { sets: compared, play: noisy(10), each: 2 },
};

/** The noise begins before the speech. */
function noisy(decibels: number) {
	return (sound: Float32Array, at: number) => {
		const noise = pink(sound.length + 2 * margin, at + 1);
		const gain = (power(sound) / power(noise)) ** 0.5 * toGain(-decibels);
		return withMargins(sound).map((sample, index) => sample + gain * (noise[index] ?? 0));
	};
}

/**
 * How well Basic listening transcribes recordings through Chromium's microphone, by the microphone's constraints. The
 * microphone plays in real time: a busy machine loses audio there, unless `CHROMIUM` names a program that starts it
 * with priority. Recordings that are in the folder `MICROPHONE_SOUND` already are not played again.
 */
export const microphone: Bench = {
	async run(effort) {
		const spoken = recordings(effort).toSorted((one, other) => (one.id < other.id ? -1 : 1));
		const folder = process.env.MICROPHONE_SOUND ?? mkdtempSync(join(tmpdir(), "sayso-microphone-"));
		const recogniser = builtInSpeechToText({
			...{ poolSize: atOnce, capacity: atOnce + 1 },
			...{ startDeadline: unhurried, finishDeadline: unhurried, carefulDeadline: unhurried },
		});
		try {
			if (!(await recogniser.available())) return [];
			const hear: Hear = (sound) => listenTo(recogniser, sound);
			if (effort === "short") return await figuresOf("in digital silence", spoken.slice(0, 1), folder, hear);
			const figures: Figure[] = [];
			for (const condition of Object.keys(conditions))
				figures.push(...(await figuresOf(condition, spoken, folder, hear)));
			return figures;
		} finally {
			await recogniser.close();
		}
	},
};

type Hear = (sound: Uint8Array) => Promise<string>;

async function figuresOf(name: string, all: readonly Recording[], folder: string, hear: Hear): Promise<Figure[]> {
	const { sets: tried, play, each } = conditions[name] ?? { sets, play: withMargins, each: 1 };
	const spoken = all.filter((_, at) => at % each === 0);
	const sounds = spoken.map(({ id, sound }, at) => ({ id, samples: toBytes(play(toFloats(sound), at)) }));
	const given = await throughMicrophone({ sounds, sets: tried, folder: join(folder, name) });
	const played = {
		what: "what was played, without a microphone",
		of: await hearAll(
			spoken,
			sounds.map(({ samples }) => samples),
			hear,
		),
	};
	const heard = new Map<string, WordErrors[]>();
	for (const set of Object.keys(tried))
		heard.set(
			set,
			await hearAll(
				spoken,
				spoken.map(({ id }) => given(set, id)),
				hear,
			),
		);
	const bySet = [...heard].map(([set, errors]) => rateOf(`${name}, ${set}`, errors, played));
	const one = (set: string, at: number) => heard.get(set)?.slice(at, at + 1) ?? [];
	const byRecording = spoken.map(({ id }, at) =>
		rateOf(`${name}, ${unsuppressed}, ${id}`, one(unsuppressed, at), { what: product, of: one(product, at) }),
	);
	return [...bySet, ...byRecording];
}

async function hearAll(spoken: readonly Recording[], sounds: readonly Uint8Array[], hear: Hear): Promise<WordErrors[]> {
	const heard: WordErrors[] = [];
	const waiting = [...spoken.entries()];
	const hearInTurn = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [at, { text }] = next;
			heard[at] = wordErrors(text, await hear(sounds[at] ?? new Uint8Array()));
		}
	};
	await Promise.all(Array.from({ length: atOnce }, hearInTurn));
	return heard;
}

function rateOf(what: string, heard: readonly WordErrors[], than: { what: string; of: readonly WordErrors[] }): Figure {
	const [value, baseline] = [heard, than.of].map((errors) => 100 * wordErrorRate(errors));
	return {
		...{ what: `words heard wrong, ${what}`, value: value ?? Number.NaN, unit: "%" },
		baseline: { what: than.what, value: baseline ?? Number.NaN },
	};
}

function withMargins(sound: Float32Array): Float32Array {
	const samples = new Float32Array(sound.length + 2 * margin);
	samples.set(sound, margin);
	return samples;
}
