import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

/** The parts `access` and `device` of a file of Bring it along. What is in them is judged by `access/setup.ts`. */
const Setup = z.record(z.string(), z.record(z.string(), z.unknown()));

/** `changedAt`: when it was changed on some device; null where nothing is kept. */
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
		/** How many milliseconds ago it was changed: clocks of devices differ. */
		ago: z.int().min(0),
		/** The person says so now. Without it what is not kept any more stays so. */
		begins: z.boolean().default(false),
	}),
	response: kept.extend({ taken: z.boolean() }),
	errors: [],
});
