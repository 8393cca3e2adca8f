import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import type { VoiceServerConfig } from "../../config/voice-server.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { TextToSpeech } from "../../seams/text-to-speech.ts";
import { VoiceNotThere } from "./speech-or-else.ts";

/** Bytes of the longest file that is taken: some minutes of speech. */
const mostBytes = 4 * 1024 * 1024;

export interface VoiceServerOptions extends VoiceServerConfig {
	/** Milliseconds one text may take: somebody waits to be heard. */
	deadline?: number;
}

/** Voices of a server that speaks OpenAI's `/audio/speech`, of one's own or somebody else's. It has those that are named to it. */
export function openAiCompatibleTextToSpeech({
	baseUrl,
	apiKey,
	model,
	voices,
	deadline = 4_000,
}: VoiceServerOptions): TextToSpeech {
	const address = `${baseUrl.replace(/\/+$/, "")}/audio/speech`;
	const headers = {
		"content-type": "application/json",
		accept: "audio/mpeg",
		...(apiKey && { authorization: `Bearer ${apiKey}` }),
	};
	const nameOf = (voice: VoiceChoice) => {
		const name = voices[voice];
		if (!name) throw new VoiceNotThere();
		return name;
	};

	return {
		name: "openai-compatible",
		label: `Voices of ${model}`,
		basic: false,
		available: async () => true,
		async speak({ text, voice, signal }) {
			signal.throwIfAborted();
			const body = JSON.stringify({ model, input: text, voice: nameOf(voice), response_format: "mp3" });
			const inTime = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
			try {
				// What is said goes where the operator sent it, and nowhere that server points to.
				const answer = await fetch(address, { method: "POST", headers, body, signal: inTime, redirect: "error" });
				if (!answer.ok) {
					await answer.body?.cancel();
					throw new SeamError(`The voice server answered ${answer.status}`, { retryable: answer.status >= 429 });
				}
				return await mp3Of(answer);
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

async function mp3Of({ body }: Response): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	let bytes = 0;
	for await (const part of body ?? []) {
		bytes += part.byteLength;
		if (bytes > mostBytes) throw new SeamError("The voice server sent too much", { retryable: false });
		parts.push(part);
	}
	const sound = Buffer.concat(parts);
	// An ID3 tag, or the eleven set bits that a frame begins with.
	const isMp3 =
		sound.toString("latin1", 0, 3) === "ID3" || (sound.length > 2 && (sound.readUInt16BE(0) & 0xffe0) === 0xffe0);
	if (!isMp3) throw new SeamError("The voice server sent no mp3", { retryable: false });
	return sound;
}
