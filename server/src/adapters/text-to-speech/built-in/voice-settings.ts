import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import type { FliteSettings } from "./flite.ts";

export interface VoiceSettings {
	speaker: FliteSettings["speaker"];
	/** Factor on every frequency of the speaker: above 1 sounds like a shorter vocal tract. */
	tract?: number;
	/** Mean fundamental frequency heard, Hz; the speaker's own times `tract` when left out. */
	pitch?: number;
	/** Factor on how long every sound lasts. */
	stretch?: number;
	/** Non-rhotic vowels: car, water, bath. */
	british?: true;
}

/**
 * Twelve voices from Flite's four speakers: rms and kal16 are American men, slt an American woman, awb a Scottish man.
 * Chosen by their pitch and by how many words an American recogniser gets wrong of 12 sentences each: 1 to 12 % of the
 * American voices, 9 to 20 % of the British, 7 to 25 % of the Australian. The accents are an approximation.
 */
export const voiceSettings: Record<VoiceChoice, VoiceSettings> = {
	"male-us": { speaker: "rms" },
	"female-us": { speaker: "slt" },
	"boy-us": { speaker: "kal16", tract: 1.2, pitch: 225 },
	"girl-us": { speaker: "slt", tract: 1.04, pitch: 250 },
	"male-uk": { speaker: "awb", pitch: 120, british: true },
	"female-uk": { speaker: "awb", tract: 1.14, pitch: 195, british: true },
	"boy-uk": { speaker: "awb", tract: 1.22, pitch: 235, british: true },
	"girl-uk": { speaker: "awb", tract: 1.28, pitch: 265, british: true },
	"male-au": { speaker: "rms", tract: 1.08, stretch: 0.92, british: true },
	"female-au": { speaker: "slt", pitch: 200, stretch: 0.95, british: true },
	"boy-au": { speaker: "kal16", tract: 1.22, pitch: 245, stretch: 1.1, british: true },
	"girl-au": { speaker: "slt", tract: 1.04, pitch: 265, british: true },
};
