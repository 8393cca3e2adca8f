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
	/** Milliseconds one part of a text may take, loading the model included, before its process is given up. */
	deadline?: number;
	/** Milliseconds a text of one word may take in all, waiting for its turn included, before another voice says it. */
	patience?: number;
}

/**
 * An open model on this machine, through sherpa-onnx, in a process of its own: Kokoro, for the British and American voices.
 *
 * @param model the folder of now; undefined while none is whole. Asked at each text
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
				// One part after another, each waiting for a turn of its own; who leaves is not heard out.
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
