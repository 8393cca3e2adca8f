import { defaultVoice } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { TextToSpeech } from "../../seams/text-to-speech.ts";
import { speechWorkers } from "./built-in/speech-workers.ts";
import { spokenText } from "./built-in/spoken-text.ts";

export interface BuiltInTextToSpeechOptions {
	/** Threads that may speak at once; each holds about 100 MB. */
	workers?: number;
	/** Milliseconds one text may take; the longest allowed takes about 2 s. */
	deadline?: number;
	/** The thread's program, for tests that need it to fail. */
	program?: URL;
}

/** Twelve voices on this machine, with nothing to install: Flite in WebAssembly. */
export function builtInTextToSpeech({
	workers = 1,
	deadline = 15_000,
	program = new URL("./built-in/worker.ts", import.meta.url),
}: BuiltInTextToSpeechOptions = {}): TextToSpeech {
	const threads = speechWorkers({ size: workers, deadline, program });
	let works = false;

	const probe = () =>
		threads.say({ text: "ready", voice: defaultVoice }, AbortSignal.timeout(deadline)).then(
			() => true,
			() => false,
		);

	return {
		name: "built-in",
		label: "Built-in voices",
		basic: true,
		async available() {
			works ||= await probe();
			return works;
		},
		async speak({ text, voice, signal }) {
			if (!spokenText(text)) throw new SeamError("The text holds nothing that can be said", { retryable: false });
			return threads.say({ text, voice }, signal).catch((error) => {
				if (error instanceof SeamError) works = false;
				throw error;
			});
		},
		close: threads.close,
	};
}
