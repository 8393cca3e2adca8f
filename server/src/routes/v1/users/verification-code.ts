import { checkVerificationCode, sendVerificationCode } from "@sayso/contract/v1/users/verification-code.ts";
import { checkCode } from "../../../features/accounts/check-code.ts";
import { sendCode } from "../../../features/accounts/send-code.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(sendVerificationCode, {
		async answer({ person, principal, address }, context) {
			if (principal.emailVerified) return { sent: false };
			await context.rateLimits.count("sendCode", person.id, address);
			await context.rateLimits.count("codesOfEmail", context.digest(`codes of ${person.email}`));
			await sendCode(context, person);
			return { sent: true };
		},
	}),
	route(checkVerificationCode, {
		async answer({ person, params, address }, context) {
			await context.rateLimits.count("tryCode", person.id, address);
			return checkCode(context, person, params.code);
		},
	}),
];
