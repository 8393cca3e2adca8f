import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Services } from "../../../api/services.tsx";
import { chosenDeviceVoice } from "../../../voice/device-voice.ts";
import type { SpokenVoice } from "../../../voice/kept-speech.ts";
import { keptSpeech } from "../../../voice/kept-speech.ts";
import { pressWhileSpeaking } from "../../../voice/press-while-speaking.ts";
import { createSpeaker, type Speaker } from "../../../voice/speaker.ts";

/** How the person sounds. */
export interface SoundOfPerson {
	voice: SpokenVoice;
	/** The person's own words, as far as they are known. */
	words: readonly MyWord[];
}

/** Speaks as the person does, with the sounds this browser keeps. @param current how they sound now, read at each use */
export function ownVoice(
	{ api, kept }: Pick<Services, "api" | "kept">,
	context: () => AudioContext,
	current: () => SoundOfPerson,
): Speaker {
	const soundsOfPerson = once(async () => {
		const [{ openSoundStore }, shelves] = await Promise.all([import("../../../voice/sound-store.ts"), kept.open()]);
		return openSoundStore(shelves, limits.keptSoundBytes);
	});
	const speech = keptSpeech({
		api,
		voice: () => current().voice,
		words: () => current().words,
		// Where nothing can be kept, everything is made when it is said.
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

/** What is made at the first call, and had at each; a failure is tried again. */
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
