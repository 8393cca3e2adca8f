import type { ElevenLabsProvider } from "@ai-sdk/elevenlabs";
import { SeamError } from "../../seams/seam-error.ts";
import type { TextToSpeech } from "../../seams/text-to-speech.ts";
import { mp3Of } from "./mp3-of.ts";
import { timeFor } from "./time-for.ts";

export interface ElevenLabsOptions {
	/** `https://…` of the vendor, or of one of its regions. */
	baseUrl: string;
	apiKey: string;
	model: string;
	/** The name that the interface shows. */
	label: string;
	/** Statuses that mean that the vendor does not have the voice. */
	unknownVoice: readonly number[];
	/** Milliseconds that a one-word text may take; `timeFor` adds time for a longer one. */
	deadline?: number;
}

/** The package in npm's notation, for the message if it is missing. */
const wanted = "--workspace @sayso/server --save-prod @ai-sdk/elevenlabs@3.0.46";
/** The smallest format with good speech: a reply is about 30 kB. */
const outputFormat = "mp3_44100_64";

/**
 * Voices at ElevenLabs, through the AI SDK's speech interface, which is an optional package. Its protocol has the voice
 * id in the URL; errors contain neither the id nor the text.
 * @throws {Error} naming the package, if it is not installed
 */
export function elevenLabsVoices({
	baseUrl,
	apiKey,
	model,
	label,
	unknownVoice,
	deadline = 4_000,
}: ElevenLabsOptions): TextToSpeech<string> {
	if (!isLibraryHere())
		throw new Error(`ElevenLabs' voices need a package that is not installed: npm install --no-save ${wanted}`);
	let provider: Promise<ElevenLabsProvider> | undefined;

	/** Redirects are refused: requests go only to the operator's server. */
	async function ask(...[asked, how]: Parameters<typeof fetch>): Promise<Response> {
		const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked);
		const answer = await fetch(`${baseUrl.replace(/\/+$/, "")}${pathname}${search}`, { ...how, redirect: "error" });
		return new Response(await mp3Of(answer, unknownVoice), { headers: { "content-type": "audio/mpeg" } });
	}
	async function connect(): Promise<ElevenLabsProvider> {
		const { createElevenLabs } = await import("@ai-sdk/elevenlabs");
		return createElevenLabs({ apiKey, fetch: ask });
	}

	return {
		name: "elevenlabs",
		label,
		basic: false,
		available: async () => true,
		async speak({ text, voice, signal }) {
			signal.throwIfAborted();
			const abortSignal = AbortSignal.any([signal, timeFor(text, deadline)]);
			try {
				provider ??= connect();
				const speech = (await provider).speech(model);
				const { audio } = await speech.doGenerate({ text, voice, outputFormat, abortSignal });
				return typeof audio === "string" ? Buffer.from(audio, "base64") : audio;
			} catch (cause) {
				signal.throwIfAborted();
				if (cause instanceof SeamError) throw cause;
				// Without a cause, because the library's errors contain the URL and the text.
				throw new SeamError("ElevenLabs gave no sound", { retryable: true });
			}
		},
		close: async () => {},
	};
}

function isLibraryHere(): boolean {
	try {
		return Boolean(import.meta.resolve("@ai-sdk/elevenlabs"));
	} catch {
		return false;
	}
}
