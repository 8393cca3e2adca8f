import { z } from "zod";
import type { Refuse } from "./refuse.ts";
import { Secret } from "./secret.ts";

/** `http://listener-1:8080, http://listener-2:8080`. A name may stand for several machines. */
const Addresses = z.string().transform((value, { addIssue }) => {
	const given = value.split(",").map((each) => each.trim());
	const origins = given.filter(Boolean).map((each) => {
		if (!/^https?:\/\//.test(each) || !URL.canParse(each))
			addIssue(`“${each}” is not an address such as http://listener:8080`);
		return URL.canParse(each) ? new URL(each).origin : "";
	});
	if (origins.length === 0) addIssue("names no address");
	return [...new Set(origins)];
});

/** The environment variables of this process's role, and of the processes that work for it. */
export const roleVariables = {
	ROLE: z.enum(["all", "web", "listen", "jobs"]).default("all"),
	LISTENERS: Addresses.optional(),
	LISTENERS_SECRET: Secret.optional(),
};
const Variables = z.object({
	...roleVariables,
	DATABASE_URL: z.string().optional(),
	AUTH_SECRET: z.string().optional(),
});
type Variables = z.infer<typeof Variables>;

/**
 * `all`: everything. `web`: pages and requests. `listen`: recognisers for the web role. `jobs`: background and
 * scheduled jobs.
 */
export type Role = Variables["ROLE"];

/** Processes that listen for this one. */
export interface ListenersConfig {
	addresses: readonly string[];
	/** The shared secret of these processes and their callers. */
	secret: string;
}

/** Reports invalid combinations of the variables. */
export function checkRole(
	{ ROLE, LISTENERS, LISTENERS_SECRET, DATABASE_URL, AUTH_SECRET }: Variables,
	refuse: Refuse,
): void {
	if ((ROLE === "web" || ROLE === "jobs") && !DATABASE_URL)
		refuse("DATABASE_URL", `is needed for ROLE=${ROLE}: the embedded database belongs to one process`);
	if (ROLE === "web" && !LISTENERS)
		refuse("LISTENERS", "is needed for ROLE=web: the addresses of the processes with ROLE=listen");
	if ((ROLE === "listen" || ROLE === "jobs") && LISTENERS) refuse("LISTENERS", `is not used with ROLE=${ROLE}`);
	if ((ROLE === "listen" || LISTENERS) && !LISTENERS_SECRET)
		refuse(
			"LISTENERS_SECRET",
			"is needed: those who listen take sound from nobody without it. Make one with: openssl rand -base64 48",
		);
	if (LISTENERS_SECRET && LISTENERS_SECRET === AUTH_SECRET)
		refuse(
			"LISTENERS_SECRET",
			"has to be another than AUTH_SECRET: who listens need not be able to sign in as anybody",
		);
}

/** The processes that listen for this one, or undefined if it listens itself. */
export const listenersConfig = ({ LISTENERS, LISTENERS_SECRET }: Variables): ListenersConfig | undefined =>
	LISTENERS && LISTENERS_SECRET ? { addresses: LISTENERS, secret: LISTENERS_SECRET } : undefined;
