import type { DeepgramConfig } from "../../config/listening-vendor.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { listenThrough } from "./deepgram/listen-through.ts";

export interface DeepgramOptions extends DeepgramConfig {
	/** Milliseconds: to open a stream, and between two messages while audio is sent or the final text is pending. */
	patience?: { open: number; sign: number };
}

/** Milliseconds of silence that end an utterance. */
const endpointing = 600;

/**
 * The most characters of expected words that are sent. Deepgram accepts 500 tokens and refuses the stream if there are
 * more. https://developers.deepgram.com/docs/keyterm
 */
const mostCharacters = 500;

/**
 * Deepgram's streaming recogniser, through its own library. Audio goes to Deepgram, with the option that forbids
 * training on it. Expected words go with it in the URL, as its protocol requires, inside the encrypted connection. The
 * URL is never logged here.
 */
export function deepgramSpeechToText({
	apiKey,
	model,
	address,
	patience = { open: 5_000, sign: 10_000 },
}: DeepgramOptions): SpeechToText {
	return {
		name: "deepgram",
		label: `Deepgram ${model}`,
		basic: false,
		capacity: Number.POSITIVE_INFINITY,
		available: async () => true,
		async open({ sampleRate, signal, words = [] }) {
			// Imported at the first listening, because most servers never use it.
			const { DeepgramClient } = await import("@deepgram/sdk");
			const environment = { base: address, production: address, agent: address, agentRest: address };
			const connection = await new DeepgramClient({ apiKey, environment }).listen.v1.connect({
				Authorization: `Token ${apiKey}`,
				model,
				language: "en",
				encoding: "linear16",
				sample_rate: sampleRate,
				channels: 1,
				interim_results: "true",
				smart_format: "true",
				endpointing,
				// Other model families do not have this parameter.
				...(model.startsWith("nova-3") && { keyterm: fitting(words) }),
				mip_opt_out: true,
				// The library must not reconnect: the next recogniser gets the audio again.
				reconnectAttempts: 0,
				connectionTimeoutInSeconds: patience.open / 1000,
			});
			const problem = await opened(connection, patience.open);
			if (problem) {
				connection.close();
				throw problem;
			}
			return listenThrough(connection, { sampleRate, signal, signMilliseconds: patience.sign });
		},
		close: async () => {},
	};
}

/** As many of the words as fit, in order. */
function fitting(words: readonly string[]): string[] {
	let characters = 0;
	return words.filter((word) => {
		const fits = characters + word.length + 1 <= mostCharacters;
		if (fits) characters += word.length + 1;
		return fits;
	});
}

type Connection = Parameters<typeof listenThrough>[0];

/** @returns why the stream did not open, without any text from the vendor */
async function opened(connection: Connection, milliseconds: number): Promise<SeamError | undefined> {
	const { promise, resolve } = Promise.withResolvers<SeamError | undefined>();
	const refuse = () => resolve(new SeamError("Deepgram did not open", { retryable: true }));
	const timer = setTimeout(refuse, milliseconds);
	connection.on("open", () => resolve(undefined));
	connection.on("error", refuse);
	connection.on("close", refuse);
	connection.connect();
	return promise.finally(() => clearTimeout(timer));
}
