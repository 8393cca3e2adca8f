import { SeamError } from "../../seams/seam-error.ts";
import { VoiceNotThere } from "../../seams/text-to-speech.ts";

/** The largest file in bytes that is accepted: some minutes of speech. */
const mostBytes = 4 * 1024 * 1024;

/**
 * The mp3 in a server's answer.
 * @param unknownVoice statuses that mean that the server does not have the voice
 * @throws {SeamError} for any other answer, without anything of the request
 */
export async function mp3Of(answer: Response, unknownVoice: readonly number[] = []): Promise<Uint8Array<ArrayBuffer>> {
	if (!answer.ok) {
		await answer.body?.cancel();
		if (unknownVoice.includes(answer.status)) throw new VoiceNotThere(answer.status);
		throw new SeamError(`The voice server answered ${answer.status}`, { retryable: answer.status >= 429 });
	}
	const parts: Uint8Array[] = [];
	let bytes = 0;
	for await (const part of answer.body ?? []) {
		bytes += part.byteLength;
		if (bytes > mostBytes) throw new SeamError("The voice server sent too much", { retryable: false });
		parts.push(part);
	}
	const sound = Buffer.concat(parts);
	if (!isMp3(sound)) throw new SeamError("The voice server sent no mp3", { retryable: false });
	return sound;
}

/** Whether it begins as an mp3 file does: with an ID3 tag, or the eleven set bits of a frame. */
export function isMp3(sound: Uint8Array): boolean {
	const [first = 0, second = 0, third] = sound;
	if (third === undefined) return false;
	return Buffer.from(sound.subarray(0, 3)).toString("latin1") === "ID3" || (first === 0xff && (second & 0xe0) === 0xe0);
}
