import type { VoiceServerConfig } from "../../config/voice-server.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { TextToSpeech } from "../../seams/text-to-speech.ts";
import { mp3Of } from "./mp3-of.ts";
import { namedVoices } from "./named-voices.ts";
import { timeFor } from "./time-for.ts";

interface ServerOptions {
	baseUrl: string;
	apiKey: string | undefined;
	model: string;
	/** As the screen names it. */
	label: string;
	/** Statuses by which the server says that it has no such voice. */
	unknownVoice?: readonly number[];
	/** Milliseconds a text of one word may take; `timeFor` gives a long one more. */
	deadline?: number | undefined;
}

export interface VoiceServerOptions extends Omit<VoiceServerConfig, "adapter"> {
	/** Milliseconds a text of one word may take. */
	deadline?: number;
}

/** Any voice of a server that speaks OpenAI's `/audio/speech`, by the server's own name for it. */
export function openAiCompatibleVoices({
	baseUrl,
	apiKey,
	model,
	label,
	unknownVoice = [],
	deadline = 4_000,
}: ServerOptions): TextToSpeech<string> {
	const address = `${baseUrl.replace(/\/+$/, "")}/audio/speech`;
	const headers = {
		"content-type": "application/json",
		accept: "audio/mpeg",
		...(apiKey && { authorization: `Bearer ${apiKey}` }),
	};

	return {
		name: "openai-compatible",
		label,
		basic: false,
		available: async () => true,
		async speak({ text, voice, signal }) {
			signal.throwIfAborted();
			const body = JSON.stringify({ model, input: text, voice, response_format: "mp3" });
			const inTime = AbortSignal.any([signal, timeFor(text, deadline)]);
			try {
				// What is said goes where the operator sent it, and nowhere that server points to.
				const answer = await fetch(address, { method: "POST", headers, body, signal: inTime, redirect: "error" });
				return await mp3Of(answer, unknownVoice);
			} catch (cause) {
				signal.throwIfAborted();
				if (cause instanceof SeamError) throw cause;
				// The cause of a failed call names the address alone.
				throw new SeamError("The voice server gave no sound", { retryable: true, cause });
			}
		},
		close: async () => {},
	};
}

/** Sayso's voices through such a server. It has those that are named to it. */
export function openAiCompatibleTextToSpeech({ voices, ...server }: VoiceServerOptions): TextToSpeech {
	return namedVoices(openAiCompatibleVoices({ ...server, label: `Voices of ${server.model}` }), voices);
}
