import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

/**
 * `status`: null until the first profile is saved. `profile_complete`: the profile was completed, too.
 * `agreement_needed`: the terms or the privacy policy have a version this person has not agreed to.
 */
export const FirstLoginCheck = z.object({
	profile_complete: z.boolean(),
	status: z.enum(["active"]).nullable(),
	agreement_needed: z.boolean(),
});
export type FirstLoginCheck = z.infer<typeof FirstLoginCheck>;

export const firstLoginCheck = endpoint({
	method: "GET",
	path: "/v1/users/first-login-check",
	summary: "How far the person who calls has come with their profile.",
	auth: "bearer",
	response: FirstLoginCheck,
	errors: [],
});
