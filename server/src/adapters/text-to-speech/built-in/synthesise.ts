import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { resample } from "@sayso/sound/resample.ts";
import { flite } from "./flite.ts";
import { level } from "./level.ts";
import { british, everyday } from "./lexicon.ts";
import { spokenText } from "./spoken-text.ts";
import { voiceSettings } from "./voice-settings.ts";

export interface SpeechJob {
	/** As `spokenText` makes it, and not empty. */
	spoken: string;
	voice: VoiceChoice;
}

/**
 * Says a text, on the calling thread.
 * @param sampleRate of the result, Hz
 * @returns mono sound, -1 to 1; empty when the text holds nothing that can be said
 * @throws {WebAssembly.RuntimeError} when the engine traps
 */
export function synthesise(text: string, voice: VoiceChoice, sampleRate: number): Float32Array {
	const spoken = spokenText(text);
	return spoken ? say({ spoken, voice }, sampleRate) : new Float32Array();
}

/** As `synthesise`, of a text that can be said. */
export function say({ spoken, voice }: SpeechJob, sampleRate: number): Float32Array {
	const { speaker, tract = 1, pitch, stretch = 1, british: isBritish } = voiceSettings[voice];
	// Played `tract` times as fast, every frequency rises by it and every length falls by it: the engine makes up for both.
	const sound = flite(spoken, {
		speaker,
		pitch: pitch && pitch / tract,
		stretch: stretch * tract,
		lexicon: isBritish ? everyday + british : everyday,
	});
	const samples = Float32Array.from(sound.samples, (sample) => sample / 0x8000);
	return level(resample(samples, sound.sampleRate * tract, sampleRate), sampleRate);
}
