import type { DeviceVoice } from "./device-voice.ts";

/** How long a browser may take to find the voices of its device, in milliseconds. */
const patience = 1_000;

/** The voices of this device. A browser may know none when it is asked first, and tell when it does. */
export function deviceVoices(): Promise<readonly SpeechSynthesisVoice[]> {
	const synthesis = globalThis.speechSynthesis;
	const there = synthesis?.getVoices() ?? [];
	if (!synthesis || there.length > 0) return Promise.resolve(there);
	const { promise, resolve } = Promise.withResolvers<readonly SpeechSynthesisVoice[]>();
	const told = () => resolve(synthesis.getVoices());
	synthesis.addEventListener("voiceschanged", told, { once: true });
	const giveUp = setTimeout(told, patience);
	return promise.finally(() => {
		clearTimeout(giveUp);
		synthesis.removeEventListener("voiceschanged", told);
	});
}

/** The voice as it is here: by what the browser calls it and by its name, else by its name and language alone. */
export const voiceHere = (
	voices: readonly SpeechSynthesisVoice[],
	{ uri, name, language }: Pick<DeviceVoice, "uri" | "name" | "language">,
): SpeechSynthesisVoice | undefined =>
	voices.find((voice) => voice.voiceURI === uri && voice.name === name) ??
	voices.find((voice) => voice.name === name && voice.lang === language);
