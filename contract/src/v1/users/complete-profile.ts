import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { VisitorId } from "../../entities/profile.ts";
import { FirstLoginCheck } from "./first-login-check.ts";

export const completeProfile = endpoint({
	method: "PUT",
	path: "/v1/users/complete-profile",
	summary: "Completes the profile. Also takes the agreement to a new version of the terms or the privacy policy.",
	auth: "bearer",
	body: z.object({ agreedToTermsAndPrivacy: z.boolean().nullish(), user_hash: VisitorId.nullish() }).nullish(),
	response: FirstLoginCheck,
	errors: ["profile_incomplete", "agreement_needed"],
});
