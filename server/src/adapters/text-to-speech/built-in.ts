import { defaultVoice, quickWords, type VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { NothingToSay, type TextToSpeech } from "../../seams/text-to-speech.ts";
import { type Turn, threadPool } from "../../threads/thread-pool.ts";
import { spokenParts } from "./built-in/spoken-parts.ts";
import { spokenText } from "./built-in/spoken-text.ts";
import type { SpeechJob } from "./built-in/synthesise.ts";

export interface BuiltInTextToSpeechOptions {
	/** The most threads that speak at once; each uses about 100 MB. */
	workers?: number;
	/** Milliseconds one part of a text may take: it takes about a fifth of a second. */
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
	const threads = threadPool<SpeechJob, Uint8Array>({ size: workers, deadline, program, label: "The voice engine" });
	let works = false;

	function probe(): Promise<boolean> {
		const turn = { personId: "", size: 0, isUrgent: true, signal: new AbortController().signal };
		return threads.run({ spoken: "ready", voice: defaultVoice }, turn).then(
			() => true,
			() => false,
		);
	}

	/** Speaks one part after another, each in its own turn. If the caller leaves, the remaining parts are dropped. */
	async function sayParts(parts: readonly string[], voice: VoiceChoice, turn: Omit<Turn, "size">): Promise<Uint8Array> {
		const said: Uint8Array[] = [];
		for (const spoken of parts) said.push(await threads.run({ spoken, voice }, { ...turn, size: spoken.length }));
		return said.length === 1 && said[0] ? said[0] : Buffer.concat(said);
	}

	return {
		name: "built-in",
		label: "Built-in voices",
		basic: true,
		async available() {
			works ||= await probe();
			return works;
		},
		async speak({ text, voice, personId, signal }) {
			const spoken = spokenText(text);
			if (!spoken) throw new NothingToSay();
			const turn = { personId, isUrgent: quickWords.has(text), signal };
			return sayParts(spokenParts(spoken), voice, turn).catch((error) => {
				if (error instanceof SeamError) works = false;
				throw error;
			});
		},
		close: threads.close,
	};
}
