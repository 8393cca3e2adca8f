import { messages } from "@sayso/contract/messages.ts";
import { ChangedPassword, LoginPassword } from "@sayso/contract/rules/password.ts";
import { z } from "zod";

/** Fields are compared while others are wrong, too. */
const always = () => true;

/** The password form: each field's own rule, and what holds between them. */
export const passwordRules = z
	.object({ current: LoginPassword, password: ChangedPassword, confirmation: LoginPassword })
	.refine(({ password, confirmation }) => confirmation === "" || confirmation === password, {
		path: ["confirmation"],
		message: messages.password.doNotMatch,
		when: always,
	})
	.refine(({ current, password }) => password === "" || password !== current, {
		path: ["password"],
		message: "The new password has to differ from the current one.",
		when: always,
	});
