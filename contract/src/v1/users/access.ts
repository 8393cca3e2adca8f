import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

/** The parts `access` and `device` of a Bring it along file. Their contents are checked in `access/setup.ts`. */
const Setup = z.record(z.string(), z.record(z.string(), z.unknown()));

/** `changedAt`: when a device last changed it; null if nothing is stored. */
const kept = z.object({ setup: Setup.nullable(), changedAt: z.string().nullable() });

export const accessKept = endpoint({
	method: "GET",
	path: "/v1/users/access",
	summary: "How the person presses and how the pages look, where they keep it in their account.",
	auth: "bearer",
	response: kept,
	errors: [],
});

export const keepAccess = endpoint({
	method: "PUT",
	path: "/v1/users/access",
	summary:
		"Keeps how the person presses in their account, or with `setup` null no longer. Answers with what stands: what another device changed later stays.",
	auth: "bearer",
	body: z.object({
		setup: Setup.nullable(),
		/** Milliseconds since it was changed: a duration, because devices' clocks differ. */
		ago: z.int().min(0),
		/** True when the person asks to store it. Without it, a deleted setup is not stored again. */
		begins: z.boolean().default(false),
	}),
	response: kept.extend({ taken: z.boolean() }),
	errors: [],
});
