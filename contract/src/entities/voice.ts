import { z } from "zod";

const voiceIds = [
	"male-au",
	"female-au",
	"boy-au",
	"girl-au",
	"male-uk",
	"female-uk",
	"boy-uk",
	"girl-uk",
	"male-us",
	"female-us",
	"boy-us",
	"girl-us",
] as const;
export const VoiceChoice = z.enum(voiceIds, "Voice is required");
export type VoiceChoice = z.infer<typeof VoiceChoice>;

export const LanguageCode = z.enum(["en-AU", "en-GB", "en-US"]);
export type LanguageCode = z.infer<typeof LanguageCode>;

export interface Voice {
	id: VoiceChoice;
	/** The label on the screen. */
	label: string;
	languageCode: LanguageCode;
	/** The synthetic voice's name at cloud services. */
	name: string;
}

const accents = [
	{ id: "au", label: "Australian", languageCode: "en-AU" },
	{ id: "uk", label: "British", languageCode: "en-GB" },
	{ id: "us", label: "American", languageCode: "en-US" },
] as const;
// Standard-A to E, by the sex Google Cloud documents for each: A and C are women, B and D men; en-US differs, see below.
const speakers = [
	{ id: "male", label: "man", standard: { au: "B", uk: "B", us: "B" } },
	{ id: "female", label: "woman", standard: { au: "A", uk: "A", us: "C" } },
	{ id: "boy", label: "boy", standard: { au: "D", uk: "D", us: "D" } },
	{ id: "girl", label: "girl", standard: { au: "C", uk: "C", us: "E" } },
] as const;

/** The twelve voices: a man, a woman, a boy and a girl in each of three accents. */
export const voices: readonly Voice[] = accents.flatMap((accent) =>
	speakers.map((speaker) => ({
		id: `${speaker.id}-${accent.id}` as const,
		label: `${accent.label} ${speaker.label}`,
		languageCode: accent.languageCode,
		name: `${accent.languageCode}-Standard-${speaker.standard[accent.id]}`,
	})),
);

/** A voice's sample, in any plan: a person may hear a voice that their plan lacks. */
export const voiceSample = "Hello. This is how I sound.";

/** Words that are spoken with one touch. They never wait behind another person's text. */
export const quickWords: ReadonlySet<string> = new Set(["Yes", "No"]);

export const defaultVoice: VoiceChoice = "male-au";

/** The voice of a stored choice. */
export function voiceOf(choice: VoiceChoice): Voice {
	const voice = voices.find(({ id }) => id === choice);
	if (!voice) throw new Error(`No voice named ${choice}`);
	return voice;
}
