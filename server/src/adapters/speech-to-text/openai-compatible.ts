import { z } from "zod";
import type { ListeningServerConfig } from "../../config/listening-server.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { waveFile } from "../wave-file.ts";
import type { CarefulEar } from "./heard-again.ts";

/** Bytes of an answer that are read: a minute of speech is two hundred words. */
const mostBytes = 64 * 1024;
/** The most words per second, plus an allowance. A longer text was never said: the model repeats itself. */
const [fastestWords, someWords] = [8, 10];

const Answer = z.object({ text: z.string() });

/**
 * A server that transcribes whole utterances through OpenAI's `/audio/transcriptions`, the operator's own or a
 * vendor's.
 */
export function openAiCompatibleEar({ baseUrl, apiKey, model }: ListeningServerConfig): CarefulEar {
	const address = `${baseUrl.replace(/\/+$/, "")}/audio/transcriptions`;
	const headers = { accept: "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
	return {
		label: `Listening by ${model}`,
		async hear(sound, { sampleRate, signal, words }) {
			const body = new FormData();
			body.set("file", new Blob([waveFile(sound, sampleRate)], { type: "audio/wav" }), "speech.wav");
			body.set("model", model);
			body.set("language", "en");
			body.set("response_format", "json");
			// The server treats the prompt as earlier text and spells names as they are there.
			if (words.length > 0) body.set("prompt", `${words.join(", ")}.`);
			try {
				// Redirects are refused: audio goes only to the operator's server.
				const answer = await fetch(address, { method: "POST", headers, body, signal, redirect: "error" });
				if (!answer.ok) {
					await answer.body?.cancel();
					const retryable = answer.status === 429 || answer.status >= 500;
					throw new SeamError(`The listening server answered ${answer.status}`, { retryable, status: answer.status });
				}
				return wordsOf(await textOf(answer), sound.byteLength / 2 / sampleRate);
			} catch (cause) {
				if (cause instanceof SeamError) throw cause;
				// The cause of a failed call contains only the address.
				throw new SeamError("The listening server gave no words in time", { retryable: true, cause });
			}
		},
	};
}

async function textOf({ body }: Response): Promise<string> {
	const parts: Uint8Array[] = [];
	let bytes = 0;
	for await (const part of body ?? []) {
		bytes += part.byteLength;
		if (bytes > mostBytes) throw new SeamError("The listening server sent too much", { retryable: false });
		parts.push(part);
	}
	return Buffer.concat(parts).toString();
}

/** Reads the text of an answer. Its errors contain nothing of what was said. */
function wordsOf(answer: string, seconds: number): string {
	const { data } = Answer.safeParse(parsed(answer));
	if (!data) throw new SeamError("The listening server’s answer could not be read", { retryable: false });
	const words = data.text
		.replace(/[\p{Cc}\p{Cf}]/gu, " ")
		.split(/\s+/)
		.filter(Boolean);
	if (words.length > seconds * fastestWords + someWords)
		throw new SeamError("The listening server heard more than anybody can say", { retryable: true });
	return words.join(" ");
}

function parsed(answer: string): unknown {
	try {
		return JSON.parse(answer);
	} catch {
		return undefined;
	}
}
