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

/** A mono 16-bit wave file, as Chromium's fake microphone reads it. */
export function waveFile(samples: Int16Array, sampleRate: number): Uint8Array {
	const bytesPerSample = 2;
	const header = Buffer.alloc(44);
	header.write("RIFF", 0);
	header.writeUInt32LE(36 + samples.byteLength, 4);
	header.write("WAVEfmt ", 8);
	header.writeUInt32LE(16, 16);
	header.writeUInt16LE(1, 20);
	header.writeUInt16LE(1, 22);
	header.writeUInt32LE(sampleRate, 24);
	header.writeUInt32LE(sampleRate * bytesPerSample, 28);
	header.writeUInt16LE(bytesPerSample, 32);
	header.writeUInt16LE(bytesPerSample * 8, 34);
	header.write("data", 36);
	header.writeUInt32LE(samples.byteLength, 40);
	return Buffer.concat([header, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)]);
}
