import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

export const emailVerificationStatus = endpoint({
	method: "GET",
	path: "/v1/users/email-verification-status",
	summary: "Whether the person who calls has proved their e-mail address.",
	auth: "bearer",
	response: z.object({ verified: z.boolean() }),
	errors: [],
});
