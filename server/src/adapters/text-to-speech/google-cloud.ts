import type { GoogleVoiceConfig } from "../../config/google-voice.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { NothingToSay, type TextToSpeech, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { connectionTo } from "./google-cloud/connection.ts";
import { requestsFor } from "./google-cloud/request.ts";
import { isMp3 } from "./mp3-of.ts";
import { timeFor } from "./time-for.ts";

export interface GoogleCloudVoiceOptions extends GoogleVoiceConfig {
	/** Milliseconds that a one-word text may take; `timeFor` adds time for a longer one. */
	deadline?: number;
}

/** The package in npm's notation, for the message if it is missing. */
const wanted = "--workspace @sayso/server --save-prod @google-cloud/text-to-speech@7.1.0";

/**
 * The specification's twelve voices at Google Cloud (v1), through its own library, which is an optional package. The
 * text goes to Google inside the connection; errors contain nothing of it.
 * @throws {Error} naming the package, if it is not installed
 */
export function googleCloudTextToSpeech({ address, names, deadline = 4_000 }: GoogleCloudVoiceOptions): TextToSpeech {
	if (!isLibraryHere())
		throw new Error(
			`TEXT_TO_SPEECH=google-cloud needs a package that is not installed: npm install --no-save ${wanted}`,
		);
	const connection = connectionTo(address);
	return {
		name: "google-cloud",
		label: "Google Cloud voices",
		basic: false,
		available: async () => true,
		async speak({ text, voice, signal: left }) {
			left.throwIfAborted();
			if (!sayable.test(text)) throw new NothingToSay();
			const late = timeFor(text, deadline);
			const said: Uint8Array[] = [];
			for (const request of requestsFor(text, voice, names))
				said.push(mp3In(await connection.ask(request, { left, late })));
			return said.length === 1 && said[0] ? said[0] : Buffer.concat(said);
		},
		close: connection.close,
	};
}

/** A letter or a number. A text of dots alone would count as a failure and pause the engine for the next person. */
const sayable = /[\p{L}\p{N}]/u;
/** The status of an answer without content. */
const noSound = 204;

function mp3In(sound: unknown): Uint8Array {
	// For example a text in a script that the voice cannot read; other texts work.
	if (sound instanceof Uint8Array && sound.length === 0) throw new VoiceNotThere(noSound);
	if (sound instanceof Uint8Array && isMp3(sound)) return sound;
	throw new SeamError("Google Cloud sent no mp3", { retryable: false });
}

function isLibraryHere(): boolean {
	try {
		return Boolean(import.meta.resolve("@google-cloud/text-to-speech"));
	} catch {
		return false;
	}
}
