import { z } from "zod";
import type { Refuse } from "./refuse.ts";

/** The environment variables that choose the recogniser. */
export const listeningVendorVariables = {
	SPEECH_TO_TEXT: z.enum(["built-in", "scripted", "deepgram", "google-cloud"]).default("built-in"),
	DEEPGRAM_API_KEY: z.string().optional(),
	DEEPGRAM_MODEL: z.string().optional(),
	DEEPGRAM_URL: z.url({ protocol: /^wss?$/ }).optional(),
};
const Variables = z.object(listeningVendorVariables);
type Variables = z.infer<typeof Variables>;

export interface DeepgramConfig {
	apiKey: string;
	model: string;
	/** `wss://…` of a region, or of the operator's own server. */
	address: string;
}

/** Reports invalid combinations of the variables. */
export function checkListeningVendor(variables: Variables, production: boolean, refuse: Refuse): void {
	const { SPEECH_TO_TEXT, DEEPGRAM_API_KEY, DEEPGRAM_URL } = variables;
	const isUsed = SPEECH_TO_TEXT === "deepgram";
	if (isUsed && !DEEPGRAM_API_KEY) refuse("DEEPGRAM_API_KEY", "is needed for SPEECH_TO_TEXT=deepgram");
	for (const name of ["DEEPGRAM_API_KEY", "DEEPGRAM_MODEL", "DEEPGRAM_URL"] as const)
		if (!isUsed && variables[name]) refuse(name, `is not used with SPEECH_TO_TEXT=${SPEECH_TO_TEXT}`);
	if (production && DEEPGRAM_URL?.startsWith("ws:"))
		refuse("DEEPGRAM_URL", "must be wss in production: a key and what is said are sent there");
}

/** Deepgram's settings, or undefined if it is not configured. */
export function deepgramConfig({
	SPEECH_TO_TEXT,
	DEEPGRAM_API_KEY,
	DEEPGRAM_MODEL = "nova-3",
	DEEPGRAM_URL = "wss://api.deepgram.com",
}: Variables): DeepgramConfig | undefined {
	if (SPEECH_TO_TEXT !== "deepgram" || !DEEPGRAM_API_KEY) return undefined;
	return { apiKey: DEEPGRAM_API_KEY, model: DEEPGRAM_MODEL, address: DEEPGRAM_URL };
}
