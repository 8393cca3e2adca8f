import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

/**
 * `status`: null until the first profile is saved. `profile_complete`: the profile was completed too.
 * `agreement_needed`: the person has not agreed to the current terms or privacy policy. `email_verified`: the address
 * is verified, which is required to generate, speak and listen. `free_plan_used`: the free plan was used before, with
 * this address or on this device.
 */
export const FirstLoginCheck = z.object({
	profile_complete: z.boolean(),
	status: z.enum(["active"]).nullable(),
	agreement_needed: z.boolean(),
	email_verified: z.boolean().default(true),
	free_plan_used: z.boolean().default(false),
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
