import type { GoogleVoiceConfig } from "../../config/google-voice.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { NothingToSay, type TextToSpeech, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { connectionTo } from "./google-cloud/connection.ts";
import { requestsFor } from "./google-cloud/request.ts";
import { isMp3 } from "./mp3-of.ts";
import { timeFor } from "./time-for.ts";

export interface GoogleCloudVoiceOptions extends GoogleVoiceConfig {
	/** Milliseconds a text of one word may take; `timeFor` gives a long one more. */
	deadline?: number;
}

/** As the package is named to npm, where it is missing. */
const wanted = "--workspace @sayso/server --save-prod @google-cloud/text-to-speech@7.1.0";

/**
 * Sayso's twelve voices as the specification names them, at Google Cloud (v1) through its own library: a package that is
 * installed by whoever wants it. The text goes to Google, inside the connection; the errors given out hold none of it.
 *
 * @throws {Error} naming the package, where it is not installed
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

/** A letter or a number: dots alone would make whoever comes next wait, as if it had failed. */
const sayable = /[\p{L}\p{N}]/u;
/** As of an answer without content. */
const noSound = 204;

function mp3In(sound: unknown): Uint8Array {
	// Such as of another script than the voice reads: others are spoken.
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
