import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { z } from "zod";
import type { Refuse } from "./refuse.ts";

/** The environment variables of Google Cloud's voices. The key has the name that Google's libraries expect. */
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
	/** Google's voice names that replace the specification's. */
	names: Names;
}

/** For example `en-AU-Neural2-B`: it begins with its language. */
const englishVoice = /^en-[A-Z]{2}-[A-Za-z0-9-]+$/;

/** Reports invalid combinations of the variables. */
export function checkGoogleVoice(given: Variables, refuse: Refuse): void {
	const { TEXT_TO_SPEECH, VOICE_NAMES = {} } = given;
	const isUsed = TEXT_TO_SPEECH === "google-cloud";
	for (const name of variables)
		if (!isUsed && given[name]) refuse(name, `is not used with TEXT_TO_SPEECH=${TEXT_TO_SPEECH}`);
	for (const name of Object.values(VOICE_NAMES))
		if (isUsed && !englishVoice.test(name))
			refuse("VOICE_NAMES", `“${name}” is no English voice of Google's, such as en-AU-Neural2-B`);
}

/** The settings of Google Cloud's voices, or undefined if they are not configured. Regions have their own addresses. */
export function googleVoiceConfig(given: Variables): GoogleVoiceConfig | undefined {
	const { TEXT_TO_SPEECH, VOICE_NAMES = {}, GOOGLE_VOICE_LOCATION: location = "global" } = given;
	if (TEXT_TO_SPEECH !== "google-cloud") return undefined;
	const usual = `https://${location === "global" ? "" : `${location}-`}texttospeech.googleapis.com`;
	return { address: given.GOOGLE_VOICE_URL ?? usual, names: VOICE_NAMES };
}
