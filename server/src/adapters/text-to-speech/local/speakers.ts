import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";

export interface SpeakerSettings {
	/** Its number in Kokoro 1.0. */
	speaker: number;
	/**
	 * espeak-ng's name of the accent whose pronunciations it uses: Received Pronunciation, with the "bath" of these
	 * speakers.
	 */
	english: "en-gb-x-rp" | "en-us";
	/** Factor on every frequency of the speaker: above 1 sounds like a shorter vocal tract. */
	tract?: number;
}

/** As much as Google's voices are raised: three semitones, and four. */
const [girl, boy] = [2 ** (3 / 12), 2 ** (4 / 12)];

/**
 * Sayso's voices by Kokoro's speakers. All of these are adults, so boys and girls are raised. Kokoro has no Australian
 * speaker. Names and quality: https://huggingface.co/hexgrad/Kokoro-82M/blob/main/VOICES.md
 */
export const speakers: Partial<Record<VoiceChoice, SpeakerSettings>> = {
	"male-us": { speaker: 16, english: "en-us" }, // am_michael
	"female-us": { speaker: 3, english: "en-us" }, // af_heart
	"boy-us": { speaker: 18, english: "en-us", tract: boy }, // am_puck
	"girl-us": { speaker: 2, english: "en-us", tract: girl }, // af_bella
	"male-uk": { speaker: 26, english: "en-gb-x-rp" }, // bm_george
	"female-uk": { speaker: 21, english: "en-gb-x-rp" }, // bf_emma
	"boy-uk": { speaker: 25, english: "en-gb-x-rp", tract: boy }, // bm_fable
	"girl-uk": { speaker: 22, english: "en-gb-x-rp", tract: girl }, // bf_isabella
};
