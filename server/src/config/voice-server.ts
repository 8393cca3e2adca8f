import { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { z } from "zod";
import { elevenLabs } from "./elevenlabs.ts";
import { isInClear } from "./in-clear.ts";
import type { Refuse } from "./refuse.ts";

/** `male-au=onyx, female-au=nova`: Sayso's voice, and the server's or vendor's voice that speaks for it. */
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

/** The environment variables of a voice server. */
export const voiceServerVariables = {
	TEXT_TO_SPEECH: z
		.enum(["built-in", "scripted", "openai-compatible", "elevenlabs", "google-cloud", "local"])
		.default("built-in"),
	VOICE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
	VOICE_API_KEY: z.string().optional(),
	VOICE_MODEL: z.string().optional(),
	VOICE_NAMES: Names.optional(),
};
const variables = ["VOICE_BASE_URL", "VOICE_API_KEY", "VOICE_MODEL", "VOICE_NAMES"] as const;
const Variables = z.object(voiceServerVariables);
type Variables = z.infer<typeof Variables>;

export interface VoiceServerConfig {
	adapter: "openai-compatible" | "elevenlabs";
	baseUrl: string;
	apiKey: string | undefined;
	model: string;
	/** The server's names of the voices; Sayso's other voices stay built-in. */
	voices: Partial<Record<VoiceChoice, string>>;
}

/** The required and the allowed variables for each engine. */
const taken: Record<Variables["TEXT_TO_SPEECH"], Partial<Record<(typeof variables)[number], "needed" | "used">>> = {
	"built-in": {},
	scripted: {},
	"openai-compatible": {
		VOICE_BASE_URL: "needed",
		VOICE_API_KEY: "used",
		VOICE_MODEL: "needed",
		VOICE_NAMES: "needed",
	},
	elevenlabs: { VOICE_BASE_URL: "used", VOICE_API_KEY: "needed", VOICE_MODEL: "used", VOICE_NAMES: "needed" },
	"google-cloud": { VOICE_NAMES: "used" },
	local: {},
};

/** Reports invalid combinations of the variables. */
export function checkVoiceServer(given: Variables, production: boolean, refuse: Refuse): void {
	const { TEXT_TO_SPEECH, VOICE_BASE_URL, VOICE_API_KEY } = given;
	for (const name of variables) {
		const isTaken = taken[TEXT_TO_SPEECH][name];
		if (isTaken === "needed" && !given[name]) refuse(name, `is needed for TEXT_TO_SPEECH=${TEXT_TO_SPEECH}`);
		if (!isTaken && given[name]) refuse(name, `is not used with TEXT_TO_SPEECH=${TEXT_TO_SPEECH}`);
	}
	if (production && VOICE_API_KEY && isInClear(VOICE_BASE_URL))
		refuse("VOICE_BASE_URL", "must be https in production: a key is sent there");
}

/** The voice server, or undefined if it is not configured. */
export function voiceServerConfig(given: Variables): VoiceServerConfig | undefined {
	const { TEXT_TO_SPEECH: adapter, VOICE_API_KEY: apiKey, VOICE_NAMES: voices } = given;
	if ((adapter !== "openai-compatible" && adapter !== "elevenlabs") || !voices) return undefined;
	const usual = adapter === "elevenlabs" ? elevenLabs : { baseUrl: "", model: "" };
	const baseUrl = given.VOICE_BASE_URL ?? usual.baseUrl;
	return { adapter, baseUrl, apiKey, model: given.VOICE_MODEL ?? usual.model, voices };
}
