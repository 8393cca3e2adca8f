import { z } from "zod";
import { isInClear } from "./in-clear.ts";
import type { Refuse } from "./refuse.ts";

/** The environment variables of a server for second transcriptions. */
export const listeningServerVariables = {
	CAREFUL_LISTENING: z.enum(["built-in", "openai-compatible"]).default("built-in"),
	LISTENING_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
	LISTENING_API_KEY: z.string().optional(),
	LISTENING_MODEL: z.string().optional(),
};
const Variables = z.object(listeningServerVariables);
type Variables = z.infer<typeof Variables>;

export interface ListeningServerConfig {
	baseUrl: string;
	apiKey: string | undefined;
	model: string;
}

/** Reports invalid combinations of the variables. */
export function checkListeningServer(variables: Variables, production: boolean, refuse: Refuse): void {
	const { CAREFUL_LISTENING, LISTENING_BASE_URL } = variables;
	const isUsed = CAREFUL_LISTENING === "openai-compatible";
	for (const name of ["LISTENING_BASE_URL", "LISTENING_MODEL"] as const)
		if (isUsed && !variables[name]) refuse(name, `is needed for CAREFUL_LISTENING=${CAREFUL_LISTENING}`);
	for (const name of ["LISTENING_BASE_URL", "LISTENING_API_KEY", "LISTENING_MODEL"] as const)
		if (!isUsed && variables[name]) refuse(name, `is not used with CAREFUL_LISTENING=${CAREFUL_LISTENING}`);
	if (production && variables.LISTENING_API_KEY && isInClear(LISTENING_BASE_URL))
		refuse("LISTENING_BASE_URL", "must be https in production: a key is sent there");
}

/** The server for second transcriptions, or undefined if it is not configured. */
export function listeningServerConfig(variables: Variables): ListeningServerConfig | undefined {
	const { CAREFUL_LISTENING, LISTENING_BASE_URL, LISTENING_API_KEY, LISTENING_MODEL } = variables;
	if (CAREFUL_LISTENING !== "openai-compatible" || !LISTENING_BASE_URL || !LISTENING_MODEL) return undefined;
	return { baseUrl: LISTENING_BASE_URL, apiKey: LISTENING_API_KEY, model: LISTENING_MODEL };
}
