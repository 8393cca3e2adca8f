import { messages } from "@sayso/contract/messages.ts";
import { ChangedPassword, LoginPassword } from "@sayso/contract/rules/password.ts";
import { z } from "zod";

/** Compare the fields even if other fields are wrong. */
const always = () => true;

/** The password form: a rule for each field, and the rules between fields. */
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
