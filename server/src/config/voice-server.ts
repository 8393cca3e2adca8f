import { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { z } from "zod";
import { isInClear } from "./in-clear.ts";
import type { Refuse } from "./refuse.ts";

/** `male-au=onyx, female-au=nova`: Sayso's voice, and what the server calls the one that speaks for it. */
const Names = z.string().transform((value, { addIssue }) => {
	const names: Partial<Record<VoiceChoice, string>> = {};
	for (const pair of value
		.split(",")
		.map((each) => each.trim())
		.filter(Boolean)) {
		const [voice = "", name = ""] = pair.split("=").map((each) => each.trim());
		const known = VoiceChoice.safeParse(voice);
		if (known.success && name) names[known.data] = name;
		else addIssue(`“${pair}” is not one of Sayso’s voices and a name, such as male-au=onyx`);
	}
	return names;
});

/** The part of the environment that is about a server that speaks. */
export const voiceServerVariables = {
	TEXT_TO_SPEECH: z.enum(["built-in", "scripted", "openai-compatible"]).default("built-in"),
	VOICE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
	VOICE_API_KEY: z.string().optional(),
	VOICE_MODEL: z.string().optional(),
	VOICE_NAMES: Names.optional(),
};
const Variables = z.object(voiceServerVariables);
type Variables = z.infer<typeof Variables>;

export interface VoiceServerConfig {
	baseUrl: string;
	apiKey: string | undefined;
	model: string;
	/** What the server calls them; those that it has none for stay built-in. */
	voices: Partial<Record<VoiceChoice, string>>;
}

/** Says what is wrong with the variables together. */
export function checkVoiceServer(variables: Variables, production: boolean, refuse: Refuse): void {
	const { TEXT_TO_SPEECH, VOICE_BASE_URL, VOICE_API_KEY } = variables;
	const isUsed = TEXT_TO_SPEECH === "openai-compatible";
	for (const name of ["VOICE_BASE_URL", "VOICE_MODEL", "VOICE_NAMES"] as const)
		if (isUsed && !variables[name]) refuse(name, `is needed for TEXT_TO_SPEECH=${TEXT_TO_SPEECH}`);
	for (const name of ["VOICE_BASE_URL", "VOICE_API_KEY", "VOICE_MODEL", "VOICE_NAMES"] as const)
		if (!isUsed && variables[name]) refuse(name, `is not used with TEXT_TO_SPEECH=${TEXT_TO_SPEECH}`);
	if (production && VOICE_API_KEY && isInClear(VOICE_BASE_URL))
		refuse("VOICE_BASE_URL", "must be https in production: a key is sent there");
}

/** The server that speaks, or undefined where there is none. */
export function voiceServerConfig(variables: Variables): VoiceServerConfig | undefined {
	const { TEXT_TO_SPEECH, VOICE_BASE_URL, VOICE_API_KEY, VOICE_MODEL, VOICE_NAMES } = variables;
	if (TEXT_TO_SPEECH !== "openai-compatible" || !VOICE_BASE_URL || !VOICE_MODEL || !VOICE_NAMES) return undefined;
	return { baseUrl: VOICE_BASE_URL, apiKey: VOICE_API_KEY, model: VOICE_MODEL, voices: VOICE_NAMES };
}
