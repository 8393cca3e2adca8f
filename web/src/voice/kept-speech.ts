import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import type { Voice } from "@sayso/contract/entities/voice.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Client } from "../api/client.ts";
import { respell } from "./respell.ts";
import type { SoundStore } from "./sound-store.ts";

/** Speech of this browser's own store first, else of the server. */
export interface KeptSpeech {
	/** @returns mp3 */
	speech(text: string, signal: AbortSignal): Promise<ArrayBuffer>;
	/** Sees to it that the store has it. @returns whether it had to be made */
	keep(text: string, signal: AbortSignal): Promise<boolean>;
	/** Everything that makes the sound what it is, the voice among it: two with the same key are the same. */
	keyOf(text: string): string;
	/** The text with the person's own words written as they are said. */
	saidAs(text: string): string;
}

/**
 * Speech in the voice of the moment.
 * @param options.words the person's own, and how they are said
 * @param options.store none, or undefined where there is none: then everything is made anew
 */
export function keptSpeech({
	api,
	voice,
	words = () => [],
	store = async () => undefined,
}: {
	api: Pick<Client, "speak">;
	voice(): Voice;
	words?(): readonly MyWord[];
	store?(): Promise<SoundStore | undefined>;
}): KeptSpeech {
	function saidAs(text: string): string {
		const said = respell(text, words());
		// Said otherwise than it should be rather than not at all.
		return said.length > limits.speechCharacters ? text : said;
	}
	const asked = (text: string) => ({ text: saidAs(text), voice: voice().id, language_code: voice().languageCode });
	const keyOf = (text: string) => JSON.stringify(asked(text));
	const asBytes = (audio: string) => Uint8Array.from(atob(audio), (byte) => byte.charCodeAt(0)).buffer;
	const made = async (text: string, signal: AbortSignal) =>
		(await api.speak({ body: asked(text), signal })).audio_content;
	return {
		keyOf,
		saidAs,
		async speech(text, signal) {
			const kept = await (await store())?.get(keyOf(text)).catch(() => undefined);
			return asBytes(kept ?? (await made(text, signal)));
		},
		async keep(text, signal) {
			const key = keyOf(text);
			const sounds = await store();
			if (!sounds || sounds.has(key)) return false;
			await sounds.put(key, await made(text, signal));
			return true;
		},
	};
}
