import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import type { Profile } from "@sayso/contract/entities/profile.ts";
import { type Voice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Client } from "../api/client.ts";
import { respell } from "./respell.ts";
import type { SoundStore } from "./sound-store.ts";

/** One of Sayso's voices, and the id of the person's own voice if that speaks instead. */
export interface SpokenVoice extends Voice {
	own?: string;
}

/** The voice that speaks for this profile. */
export function voiceOfProfile({ voice_in_force, own_voice: own }: Profile): SpokenVoice {
	const voice = voiceOf(voice_in_force);
	return own?.speaks && own.kept ? { ...voice, own: own.kept.voice_id } : voice;
}

/** `isInstead`: the person's own voice was not available, and Sayso's voice speaks. */
interface Speech {
	mp3: ArrayBuffer;
	isInstead: boolean;
}

/** Speech from this browser's store, or from the server. */
export interface KeptSpeech {
	/** @param keeps whether to store the sound, if there is room and it is in the person's voice */
	speech(text: string, signal: AbortSignal, keeps?: boolean): Promise<Speech>;
	/**
	 * Makes sure that the store has the text in the person's voice. @returns whether it had to be synthesised
	 * @throws {Error} if it could not be synthesised in that voice
	 */
	keep(text: string, signal: AbortSignal): Promise<boolean>;
	/** A key of everything that determines the sound, including the voice. Equal keys mean equal sounds. */
	keyOf(text: string): string;
	/** The text with the person's own words replaced by their pronunciation spelling. */
	saidAs(text: string): string;
}

/**
 * Speech in the current voice.
 * @param options.words the person's own words with their pronunciation
 * @param options.store if it is undefined or resolves to undefined, every text is synthesised again
 */
export function keptSpeech({
	api,
	voice,
	words = () => [],
	store = async () => undefined,
}: {
	api: Pick<Client, "speak">;
	voice(): SpokenVoice;
	words?(): readonly MyWord[];
	store?(): Promise<SoundStore | undefined>;
}): KeptSpeech {
	function saidAs(text: string): string {
		const said = respell(text, words());
		// A wrong pronunciation is better than a text too long to speak.
		return said.length > limits.speechCharacters ? text : said;
	}
	function asked(text: string) {
		const { id, languageCode, own } = voice();
		return { text: saidAs(text), voice: id, language_code: languageCode, ...(own && { own_voice: own }) };
	}
	const asBytes = (audio: string) => Uint8Array.from(atob(audio), (byte) => byte.charCodeAt(0)).buffer;
	async function made(body: ReturnType<typeof asked>, signal: AbortSignal) {
		const { audio_content: audio, spoken_by } = await api.speak({ body, signal });
		return { audio, isInstead: body.own_voice !== undefined && spoken_by !== "own_voice" };
	}
	return {
		keyOf: (text) => JSON.stringify(asked(text)),
		saidAs,
		async speech(text, signal, keeps = false) {
			const body = asked(text);
			const key = JSON.stringify(body);
			const sounds = await store();
			const kept = await sounds?.get(key).catch(() => undefined);
			if (kept) return { mp3: asBytes(kept), isInstead: false };
			const { audio, isInstead } = await made(body, signal);
			if (keeps && !isInstead) await sounds?.put(key, audio).catch(() => undefined);
			return { mp3: asBytes(audio), isInstead };
		},
		async keep(text, signal) {
			const body = asked(text);
			const key = JSON.stringify(body);
			const sounds = await store();
			if (!sounds || sounds.has(key)) return false;
			const { audio, isInstead } = await made(body, signal);
			// Do not store it: it would be played long after the person's own voice is back.
			if (isInstead) throw new Error("Not in their own voice");
			await sounds.put(key, audio);
			return true;
		},
	};
}
