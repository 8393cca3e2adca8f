import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { ResetEmail } from "../../rules/email.ts";

export const requestPasswordReset = endpoint({
	method: "POST",
	path: "/v1/users/request-password-reset",
	summary: "Mails a link that sets a new password. Answers the same whether or not the address has an account.",
	auth: "none",
	body: z.object({ email: ResetEmail }),
	response: z.object({ sent: z.boolean() }),
	errors: ["invalid", "too_many_requests"],
});
