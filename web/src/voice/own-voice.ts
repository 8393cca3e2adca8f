import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Services } from "../api/services.tsx";
import { chosenDeviceVoice } from "./device-voice.ts";
import type { SpokenVoice } from "./kept-speech.ts";
import { keptSpeech } from "./kept-speech.ts";
import { pressWhileSpeaking } from "./press-while-speaking.ts";
import { createSpeaker, type Speaker } from "./speaker.ts";

/** The person's voice and its settings. */
export interface SoundOfPerson {
	voice: SpokenVoice;
	/** The person's own words, empty until they are loaded. */
	words: readonly MyWord[];
}

/**
 * Speaks in the person's voice, with the sounds stored in this browser. @param current the voice and settings now, read at each use
 */
export function ownVoice(
	{ api, kept }: Pick<Services, "api" | "kept">,
	context: () => AudioContext,
	current: () => SoundOfPerson,
): Speaker {
	const soundsOfPerson = once(async () => {
		const [{ openSoundStore }, shelves] = await Promise.all([import("./sound-store.ts"), kept.open()]);
		return openSoundStore(shelves, limits.keptSoundBytes);
	});
	const speech = keptSpeech({
		api,
		voice: () => current().voice,
		words: () => current().words,
		// Without a store, every text is synthesised when it is spoken.
		store: () => soundsOfPerson().catch(() => undefined),
	});
	return createSpeaker({
		speech,
		context,
		language: () => current().voice.languageCode,
		deviceVoice: chosenDeviceVoice,
		finishes: () => pressWhileSpeaking.get() === "waits",
	});
}

/** Calls `make` at the first call and returns the same result later; a failure is retried. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
	let made: Promise<Value> | undefined;
	return () => {
		made ??= make().catch((error) => {
			made = undefined;
			throw error;
		});
		return made;
	};
}
