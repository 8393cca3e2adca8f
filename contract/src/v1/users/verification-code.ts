import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { VerificationCode } from "../../rules/code.ts";

export const sendVerificationCode = endpoint({
	method: "POST",
	path: "/v1/users/verification-code",
	summary: "Sends a 4-digit code by e-mail; an older code stops working. Nothing is sent to a proved address.",
	auth: "bearer",
	body: z.object({}).nullish(),
	response: z.object({ sent: z.boolean() }),
	errors: ["code_too_soon", "code_by_link", "too_many_requests"],
});

/** `reason`, if the code is invalid: `wrong`, or `expired` if there is no code to compare it with. */
export const checkVerificationCode = endpoint({
	method: "GET",
	path: "/v1/users/verification-code/:code",
	summary: "Checks a code. The right one proves the e-mail address, once.",
	auth: "bearer",
	params: z.object({ code: VerificationCode }),
	response: z.object({ valid: z.boolean(), reason: z.enum(["wrong", "expired"]).optional() }),
	errors: ["invalid", "code_locked", "code_by_link", "too_many_requests"],
});
