import { quickWords } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { NothingToSay, type TextToSpeech, TooBusy, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { startProcess } from "../../threads/process.ts";
import { threadPool } from "../../threads/thread-pool.ts";
import { isLibraryHere } from "../speech-to-text/local/sherpa.ts";
import { spokenParts } from "./built-in/spoken-parts.ts";
import { speakable } from "./local/speakable.ts";
import type { LocalSpeechJob } from "./local/speaker-process.ts";
import { speakers } from "./local/speakers.ts";
import { timeFor } from "./time-for.ts";

export interface LocalTextToSpeechOptions {
	/** Milliseconds that one part may take, including loading the model, before its process is stopped. */
	deadline?: number;
	/**
	 * Milliseconds that a one-word text may take in total, including the wait for its turn, before the fallback voice
	 * speaks it.
	 */
	patience?: number;
}

/**
 * An open model on this machine, through sherpa-onnx, in its own process: Kokoro, for the British and American voices.
 * @param model returns the model's folder; undefined while no complete model is installed. Called for each text
 */
export function localTextToSpeech(
	model: () => string | undefined,
	{ deadline = 15_000, patience = 8_000 }: LocalTextToSpeechOptions = {},
): TextToSpeech {
	const hasLibrary = isLibraryHere();
	const folderNow = () => (hasLibrary ? model() : undefined);
	const processes = threadPool<LocalSpeechJob, Uint8Array>({
		size: 1,
		deadline,
		program: new URL("./local/speaker-process.ts", import.meta.url),
		label: "The installed voice",
		start: startProcess,
	});

	return {
		name: "local",
		label: "Kokoro’s voices",
		basic: false,
		available: async () => folderNow() !== undefined,
		isThere: () => folderNow() !== undefined,
		async speak({ text, voice, personId, signal }) {
			signal.throwIfAborted();
			const [folder, how] = [folderNow(), speakers[voice]];
			if (!folder || !how) throw new VoiceNotThere();
			const words = speakable(text);
			if (!words) throw new NothingToSay();
			const late = timeFor(text, patience);
			const turn = { personId, isUrgent: quickWords.has(text), signal: AbortSignal.any([signal, late]) };
			try {
				const said: Uint8Array[] = [];
				// Speaks one part after another, each in its own turn. If the caller leaves, the remaining parts are
				// dropped.
				for (const spoken of spokenParts(words))
					said.push(await processes.run({ folder, spoken, how }, { ...turn, size: spoken.length }));
				return Buffer.concat(said);
			} catch (error) {
				signal.throwIfAborted();
				if (late.aborted && !(error instanceof SeamError)) throw new TooBusy();
				throw error;
			}
		},
		close: processes.close,
	};
}
