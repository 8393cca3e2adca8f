import { z } from "zod";
import type { Refuse } from "./refuse.ts";

/** The environment variables of Google Cloud's recogniser. The key has the name that Google's libraries expect. */
export const googleSpeechVariables = {
	GOOGLE_SPEECH_PROJECT: z.string().optional(),
	GOOGLE_SPEECH_LOCATION: z
		.string()
		.regex(/^[a-z0-9-]+$/, "is the name of a region, such as global, eu or australia-southeast1")
		.optional(),
	GOOGLE_SPEECH_MODEL: z.string().optional(),
	GOOGLE_SPEECH_LANGUAGE: z.string().optional(),
	GOOGLE_SPEECH_URL: z.url({ protocol: /^https$/ }).optional(),
};
const names = Object.keys(googleSpeechVariables) as (keyof typeof googleSpeechVariables)[];
const Variables = z.object(googleSpeechVariables);
type Variables = z.infer<typeof Variables> & { SPEECH_TO_TEXT: string };

export interface GoogleSpeechConfig {
	project: string;
	location: string;
	model: string;
	/** BCP 47. */
	language: string;
	/** `https://…` of the endpoint. */
	address: string;
}

/** Reports invalid combinations of the variables. */
export function checkGoogleSpeech(variables: Variables, refuse: Refuse): void {
	const { SPEECH_TO_TEXT, GOOGLE_SPEECH_PROJECT } = variables;
	const isUsed = SPEECH_TO_TEXT === "google-cloud";
	if (isUsed && !GOOGLE_SPEECH_PROJECT) refuse("GOOGLE_SPEECH_PROJECT", "is needed for SPEECH_TO_TEXT=google-cloud");
	for (const name of names)
		if (!isUsed && variables[name]) refuse(name, `is not used with SPEECH_TO_TEXT=${SPEECH_TO_TEXT}`);
}

/**
 * The settings of Google Cloud's recogniser, or undefined if it is not configured. Regions have their own addresses.
 */
export function googleSpeechConfig(variables: Variables): GoogleSpeechConfig | undefined {
	const { SPEECH_TO_TEXT, GOOGLE_SPEECH_PROJECT: project, GOOGLE_SPEECH_LOCATION: location = "global" } = variables;
	if (SPEECH_TO_TEXT !== "google-cloud" || !project) return undefined;
	return {
		project,
		location,
		model: variables.GOOGLE_SPEECH_MODEL ?? "long",
		language: variables.GOOGLE_SPEECH_LANGUAGE ?? "en-US",
		address:
			variables.GOOGLE_SPEECH_URL ?? `https://${location === "global" ? "" : `${location}-`}speech.googleapis.com`,
	};
}
