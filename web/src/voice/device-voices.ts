import type { DeviceVoice } from "./device-voice.ts";

/** How long a browser may take to find the voices of its device, in milliseconds. */
const patience = 1_000;

/** The voices of this device. A browser may return an empty list at first and send an event once it has them. */
export function deviceVoices(): Promise<readonly SpeechSynthesisVoice[]> {
	const synthesis = globalThis.speechSynthesis;
	const there = synthesis?.getVoices() ?? [];
	if (!synthesis || there.length > 0) return Promise.resolve(there);
	const { promise, resolve } = Promise.withResolvers<readonly SpeechSynthesisVoice[]>();
	const finish = () => resolve(synthesis.getVoices());
	synthesis.addEventListener("voiceschanged", finish, { once: true });
	const giveUp = setTimeout(finish, patience);
	return promise.finally(() => {
		clearTimeout(giveUp);
		synthesis.removeEventListener("voiceschanged", finish);
	});
}

/** Finds the voice on this device: by id and name, else by name and language. */
export const voiceHere = (
	voices: readonly SpeechSynthesisVoice[],
	{ uri, name, language }: Pick<DeviceVoice, "uri" | "name" | "language">,
): SpeechSynthesisVoice | undefined =>
	voices.find((voice) => voice.voiceURI === uri && voice.name === name) ??
	voices.find((voice) => voice.name === name && voice.lang === language);
