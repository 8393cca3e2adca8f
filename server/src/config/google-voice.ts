import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { z } from "zod";
import type { Refuse } from "./refuse.ts";

/** The part of the environment that is about Google Cloud's voices. The key is named as Google's libraries have it. */
export const googleVoiceVariables = {
	GOOGLE_VOICE_LOCATION: z
		.string()
		.regex(/^[a-z0-9-]+$/, "is the name of a region, such as global, eu or us")
		.optional(),
	GOOGLE_VOICE_URL: z.url({ protocol: /^https$/ }).optional(),
};
const variables = Object.keys(googleVoiceVariables) as (keyof typeof googleVoiceVariables)[];
const Variables = z.object(googleVoiceVariables);
type Names = Partial<Record<VoiceChoice, string>>;
type Variables = z.infer<typeof Variables> & { TEXT_TO_SPEECH: string; VOICE_NAMES?: Names | undefined };

export interface GoogleVoiceConfig {
	/** `https://…` of the endpoint. */
	address: string;
	/** Google's names of voices, in place of the specification's. */
	names: Names;
}

/** `en-AU-Neural2-B`: it begins with the language it speaks. */
const englishVoice = /^en-[A-Z]{2}-[A-Za-z0-9-]+$/;

/** Says what is wrong with the variables together. */
export function checkGoogleVoice(given: Variables, refuse: Refuse): void {
	const { TEXT_TO_SPEECH, VOICE_NAMES = {} } = given;
	const isUsed = TEXT_TO_SPEECH === "google-cloud";
	for (const name of variables)
		if (!isUsed && given[name]) refuse(name, `is not used with TEXT_TO_SPEECH=${TEXT_TO_SPEECH}`);
	for (const name of Object.values(VOICE_NAMES))
		if (isUsed && !englishVoice.test(name))
			refuse("VOICE_NAMES", `“${name}” is no English voice of Google's, such as en-AU-Neural2-B`);
}

/** Google Cloud's part, or undefined where it does not speak. Regions are reached at addresses of their own. */
export function googleVoiceConfig(given: Variables): GoogleVoiceConfig | undefined {
	const { TEXT_TO_SPEECH, VOICE_NAMES = {}, GOOGLE_VOICE_LOCATION: location = "global" } = given;
	if (TEXT_TO_SPEECH !== "google-cloud") return undefined;
	const usual = `https://${location === "global" ? "" : `${location}-`}texttospeech.googleapis.com`;
	return { address: given.GOOGLE_VOICE_URL ?? usual, names: VOICE_NAMES };
}
