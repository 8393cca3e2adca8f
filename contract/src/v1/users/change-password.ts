import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { ChangedPassword } from "../../rules/password.ts";

export const changePassword = endpoint({
	method: "PUT",
	path: "/v1/users/change-password",
	summary: "Sets a new password and ends the other sessions. The ID token has to come from a sign-in just now.",
	auth: "bearer",
	body: z.object({ new_password: ChangedPassword }),
	response: z.object({ saved: z.boolean() }),
	errors: ["invalid", "easy_password", "fresh_sign_in_needed", "password_not_set", "too_many_requests"],
});
