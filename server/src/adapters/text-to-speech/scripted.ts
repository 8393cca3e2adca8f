import { voices } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechRequest, TextToSpeech } from "../../seams/text-to-speech.ts";
import { mp3 } from "./built-in/mp3.ts";

/** Read at each request: change it to change what happens next. */
export interface SpeakingScript {
	available?: boolean;
	failing?: boolean;
	/** What every request waits for: a gate that a test opens, or a pause. */
	after?(): Promise<unknown>;
}

export interface ScriptedTextToSpeech extends TextToSpeech {
	/** Every request so far, oldest first. */
	readonly requests: readonly SpeechRequest[];
}

/** Says every text as a tone of a quarter of a second: another pitch for each voice, the same each time. */
export function scriptedTextToSpeech(script: SpeakingScript = {}): ScriptedTextToSpeech {
	const requests: SpeechRequest[] = [];
	return {
		name: "scripted",
		label: "Scripted voices",
		basic: false,
		requests,
		available: async () => script.available ?? true,
		async speak(request) {
			request.signal.throwIfAborted();
			requests.push(request);
			await Promise.race([script.after?.(), aborted(request.signal)]);
			if (script.failing) throw new SeamError("scripted failure", { retryable: true });
			const spoken = await mp3(tone(200 + 20 * voices.findIndex(({ id }) => id === request.voice)), sampleRate);
			request.signal.throwIfAborted();
			return spoken;
		},
		close: async () => {},
	};
}

/** Hz. */
const sampleRate = 24_000;

function tone(frequency: number): Float32Array {
	const seconds = 0.25;
	const phase = (2 * Math.PI * frequency) / sampleRate;
	return Float32Array.from({ length: seconds * sampleRate }, (_, index) => 0.5 * Math.sin(phase * index));
}

/** Rejects with the signal's reason once it is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
}
