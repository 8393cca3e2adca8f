import { readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@sayso/contract/limits.ts";
import { recordSpeech } from "../../server/src/adapters/text-to-speech/built-in/recording.ts";
import type { SpeechToText } from "../../server/src/seams/speech-to-text.ts";
import type { Effort } from "./figure.ts";

/** A recording and what is said in it: mono sound, 16-bit little-endian at 16 kHz. */
export interface Recording {
	id: string;
	set: string;
	text: string;
	sound: Uint8Array;
}

const { sampleRate, frameSamples } = limits.audio;
export const frameBytes = frameSamples * 2;

/**
 * The recordings of the folder `SPEECH_CORPUS` (an `INDEX.tsv` with columns `id`, `set` and `text`, and a wave file for
 * each `id`). Without it, and in the short form, a few sentences of the built-in voices.
 */
export function recordings(effort: Effort): Recording[] {
	const folder = process.env.SPEECH_CORPUS;
	if (folder && effort === "whole") return readCorpus(folder);
	return spokenByVoices(effort === "short" ? 1 : 5);
}

/** Transcribes a recording in a listening of its own. @returns the final text */
export async function listenTo(recogniser: SpeechToText, sound: Uint8Array): Promise<string> {
	const listening = await recogniser.open({ sampleRate, signal: new AbortController().signal });
	for (let at = 0; at < sound.length; at += frameBytes) listening.push(sound.subarray(at, at + frameBytes));
	listening.finish();
	const heard = await Array.fromAsync(listening);
	return heard.flatMap(({ type, text }) => (type === "final" ? text : [])).join(" ");
}

function readCorpus(folder: string): Recording[] {
	const waveHeaderBytes = 44;
	const [header = "", ...lines] = readFileSync(join(folder, "INDEX.tsv"), "utf8").trim().split(/\r?\n/);
	const names = header.split("\t");
	return lines.map((line) => {
		const fields = line.split("\t");
		const [id = "", set = "", text = ""] = ["id", "set", "text"].map((name) => fields[names.indexOf(name)]);
		return { id, set, text, sound: readFileSync(join(folder, `${id}.wav`)).subarray(waveHeaderBytes) };
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
		sentences.slice(0, each).map((text, at) => {
			const samples = recordSpeech(text, voice, sampleRate);
			return { id: `${voice} ${at + 1}`, set: voice, text, sound: new Uint8Array(samples.buffer) };
		}),
	);
}
