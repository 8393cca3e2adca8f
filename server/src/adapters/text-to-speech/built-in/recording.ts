import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { synthesise } from "./synthesise.ts";

/** Seconds before and after the words, as when a person presses a button, speaks, and presses again. */
const margin = 0.5;

/**
 * What a microphone would hear of a voice in a silent room: sound for tests and measurements without a stored recording.
 * @param sampleRate Hz
 * @returns 16-bit mono samples, with half a second of silence at both ends
 */
export function recordSpeech(text: string, voice: VoiceChoice, sampleRate: number): Int16Array {
	const speech = synthesise(text, voice, sampleRate);
	const silence = Math.round(margin * sampleRate);
	const samples = new Int16Array(speech.length + 2 * silence);
	samples.set(
		speech.map((sample) => Math.round(sample * 0x7fff)),
		silence,
	);
	return samples;
}
