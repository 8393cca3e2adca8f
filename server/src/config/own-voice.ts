import { z } from "zod";
import { elevenLabs } from "./elevenlabs.ts";
import { isInClear } from "./in-clear.ts";
import type { Refuse } from "./refuse.ts";

/** The environment variables of a vendor of banked voices. */
export const ownVoiceVariables = {
	OWN_VOICE: z.enum(["none", "openai-compatible", "elevenlabs"]).default("none"),
	OWN_VOICE_VENDOR: z.string().trim().max(60, "has to be short: people read it").optional(),
	OWN_VOICE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
	OWN_VOICE_API_KEY: z.string().optional(),
	OWN_VOICE_MODEL: z.string().optional(),
};
const names = ["OWN_VOICE_VENDOR", "OWN_VOICE_BASE_URL", "OWN_VOICE_API_KEY", "OWN_VOICE_MODEL"] as const;
const Variables = z.object(ownVoiceVariables);
type Variables = z.infer<typeof Variables>;

export interface OwnVoiceConfig {
	adapter: "openai-compatible" | "elevenlabs";
	/** The vendor's public name, which the consent shows. */
	vendor: string;
	baseUrl: string;
	apiKey: string | undefined;
	model: string;
}

const needed = {
	none: [],
	"openai-compatible": ["OWN_VOICE_VENDOR", "OWN_VOICE_BASE_URL", "OWN_VOICE_MODEL"],
	elevenlabs: ["OWN_VOICE_API_KEY"],
} as const;

/** Reports invalid combinations of the variables. */
export function checkOwnVoice(variables: Variables, production: boolean, refuse: Refuse): void {
	const { OWN_VOICE, OWN_VOICE_BASE_URL } = variables;
	for (const name of needed[OWN_VOICE]) if (!variables[name]) refuse(name, `is needed for OWN_VOICE=${OWN_VOICE}`);
	for (const name of names)
		if (OWN_VOICE === "none" && variables[name]) refuse(name, "is not used with OWN_VOICE=none");
	if (production && isInClear(OWN_VOICE_BASE_URL))
		refuse("OWN_VOICE_BASE_URL", "must be https in production: what people say is sent there");
}

/** The vendor of banked voices, or undefined if it is not configured. */
export function ownVoiceConfig(variables: Variables): OwnVoiceConfig | undefined {
	const { OWN_VOICE, OWN_VOICE_API_KEY: apiKey } = variables;
	if (OWN_VOICE === "none") return undefined;
	const usual =
		OWN_VOICE === "elevenlabs" ? { vendor: "ElevenLabs", ...elevenLabs } : { vendor: "", baseUrl: "", model: "" };
	return {
		adapter: OWN_VOICE,
		vendor: variables.OWN_VOICE_VENDOR ?? usual.vendor,
		baseUrl: variables.OWN_VOICE_BASE_URL ?? usual.baseUrl,
		model: variables.OWN_VOICE_MODEL ?? usual.model,
		apiKey,
	};
}
