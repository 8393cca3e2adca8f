import { voices } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechRequest, TextToSpeech } from "../../seams/text-to-speech.ts";
import { mp3 } from "./built-in/mp3.ts";

/** Read at each request: a test changes it to change the next answers. */
export interface SpeakingScript {
	available?: boolean;
	failing?: boolean;
	/** Awaited before each answer: a test can delay it here. */
	after?(): Promise<unknown>;
}

export interface ScriptedTextToSpeech extends TextToSpeech {
	/** Every request so far, oldest first. */
	readonly requests: readonly SpeechRequest[];
}

/** Speaks every text as a tone of a quarter of a second: a fixed pitch for each voice. */
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
