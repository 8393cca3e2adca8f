import { readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@sayso/contract/limits.ts";
import { findInstallation } from "../../server/src/adapters/speech-to-text/built-in/installation.ts";
import { openDecoder } from "../../server/src/adapters/speech-to-text/built-in/pocketsphinx.ts";
import { builtInSpeechToText } from "../../server/src/adapters/speech-to-text/built-in.ts";
import { recordSpeech } from "../../server/src/adapters/text-to-speech/built-in/recording.ts";
import type { SpeechToText } from "../../server/src/seams/speech-to-text.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import type { Bench, Figure } from "./figure.ts";
import { wordErrorRate, wordErrors } from "./word-error-rate.ts";

/** A recording and what is said in it: mono sound, 16-bit little-endian at 16 kHz. */
interface Recording {
	set: string;
	text: string;
	sound: Uint8Array;
}
type Recognise = (sound: Uint8Array) => Promise<string>;

const { sampleRate, frameSamples } = limits.audio;
const frameBytes = frameSamples * 2;

/**
 * How well Basic listening hears, against the same engine left at its defaults. The recordings are those of the folder
 * `SPEECH_CORPUS` (an `INDEX.tsv` with columns `id`, `set` and `text`, and a wave file for each `id`); without it, a few
 * sentences of the built-in voices.
 */
export const recognition: Bench = {
	async run(effort) {
		const folder = process.env.SPEECH_CORPUS;
		const short = effort === "short";
		const recordings = folder && !short ? readCorpus(folder) : spokenByVoices(short ? 1 : 5);
		const recogniser = builtInSpeechToText({ poolSize: 1, finishDeadline: 60_000, carefulDeadline: 60_000 });
		try {
			if (!(await recogniser.available())) return [];
			const basic = await recogniseAll((sound) => listenTo(recogniser, sound), recordings);
			const plain = await recogniseAll(atDefaults, recordings);
			return compare(basic, plain);
		} finally {
			await recogniser.close();
		}
	},
};

interface Result {
	/** Errors for each word said, by set and in `all`. */
	rates: Record<string, number>;
	/** Processor seconds for each second of sound, recognisers' processes included. */
	realTimeFactor: number;
}

/** Hears one recording after another, each as a listening of its own. */
async function recogniseAll(recognise: Recognise, recordings: readonly Recording[]): Promise<Result> {
	const before = cpuSeconds();
	const results = [];
	for (const { set, text, sound } of recordings) results.push({ set, ...wordErrors(text, await recognise(sound)) });
	const used = cpuSeconds() - before;
	const seconds = recordings.reduce((sum, { sound }) => sum + sound.length / 2 / sampleRate, 0);
	const rates: Record<string, number> = { all: wordErrorRate(results) };
	for (const { set } of recordings) rates[set] ??= wordErrorRate(results.filter((result) => result.set === set));
	return { rates, realTimeFactor: used / seconds };
}

function compare(basic: Result, plain: Result): Figure[] {
	const rates = Object.entries(basic.rates).map(([set, rate]) => ({
		what: `words heard wrong, ${set}`,
		value: rate * 100,
		unit: "%",
		baseline: { what: "PocketSphinx at its defaults", value: (plain.rates[set] ?? 0) * 100 },
	}));
	const load = {
		what: "processor seconds a second of sound",
		value: basic.realTimeFactor,
		unit: "s",
		baseline: { what: "PocketSphinx at its defaults", value: plain.realTimeFactor },
	};
	return [...rates, load];
}

async function listenTo(recogniser: SpeechToText, sound: Uint8Array): Promise<string> {
	const listening = await recogniser.open({ sampleRate, signal: new AbortController().signal });
	for (let at = 0; at < sound.length; at += frameBytes) listening.push(sound.subarray(at, at + frameBytes));
	listening.finish();
	const heard = await Array.fromAsync(listening);
	return heard.flatMap(({ type, text }) => (type === "final" ? text : [])).join(" ");
}

async function atDefaults(sound: Uint8Array): Promise<string> {
	const installation = findInstallation();
	if (!installation) throw new Error("PocketSphinx is not installed");
	const decoder = openDecoder(installation, {});
	decoder.startUtterance();
	for (let at = 0; at < sound.length; at += frameBytes)
		decoder.process(new Int16Array(Uint8Array.from(sound.subarray(at, at + frameBytes)).buffer));
	decoder.endUtterance();
	const words = decoder.words();
	decoder.close();
	return words;
}

function readCorpus(folder: string): Recording[] {
	const waveHeaderBytes = 44;
	const [header = "", ...lines] = readFileSync(join(folder, "INDEX.tsv"), "utf8").trim().split(/\r?\n/);
	const names = header.split("\t");
	return lines.map((line) => {
		const fields = line.split("\t");
		const [id = "", set = "", text = ""] = ["id", "set", "text"].map((name) => fields[names.indexOf(name)]);
		return { set, text, sound: readFileSync(join(folder, `${id}.wav`)).subarray(waveHeaderBytes) };
	});
}

function spokenByVoices(each: number): Recording[] {
	const sentences = [
		"would you like a cup of tea or coffee this morning",
		"where would you like to go for lunch",
		"how are you feeling after the long walk yesterday",
		"do you want to watch television or go to bed",
		"your sister is coming to see us on saturday",
	];
	return (["male-us", "female-us", "boy-us"] as const).flatMap((voice) =>
		sentences.slice(0, each).map((text) => {
			const samples = recordSpeech(text, voice, sampleRate);
			return { set: voice, text, sound: new Uint8Array(samples.buffer) };
		}),
	);
}
