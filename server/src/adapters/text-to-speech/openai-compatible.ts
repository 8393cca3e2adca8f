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
	/** The name that the interface shows. */
	label: string;
	/** Statuses that mean that the server does not have the voice. */
	unknownVoice?: readonly number[];
	/** Milliseconds that a one-word text may take; `timeFor` adds time for a longer one. */
	deadline?: number | undefined;
}

export interface VoiceServerOptions extends Omit<VoiceServerConfig, "adapter"> {
	/** Milliseconds that a one-word text may take. */
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
				// Redirects are refused: text goes only to the operator's server.
				const answer = await fetch(address, { method: "POST", headers, body, signal: inTime, redirect: "error" });
				return await mp3Of(answer, unknownVoice);
			} catch (cause) {
				signal.throwIfAborted();
				if (cause instanceof SeamError) throw cause;
				// The cause of a failed call contains only the address.
				throw new SeamError("The voice server gave no sound", { retryable: true, cause });
			}
		},
		close: async () => {},
	};
}

/** Sayso's voices through such a server. Only the voices in `voices` are available. */
export function openAiCompatibleTextToSpeech({ voices, ...server }: VoiceServerOptions): TextToSpeech {
	return namedVoices(openAiCompatibleVoices({ ...server, label: `Voices of ${server.model}` }), voices);
}
