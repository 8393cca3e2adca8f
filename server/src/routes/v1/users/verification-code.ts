import { checkVerificationCode, sendVerificationCode } from "@sayso/contract/v1/users/verification-code.ts";
import { checkCode } from "../../../features/accounts/check-code.ts";
import { sendCode } from "../../../features/accounts/send-code.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(sendVerificationCode, {
		async answer({ person, principal, network }, context) {
			if (principal.emailVerified) return { sent: false };
			await context.rateLimits.count("sendCode", person.id, network);
			await sendCode(context, person);
			return { sent: true };
		},
	}),
	route(checkVerificationCode, {
		async answer({ person, params, network }, context) {
			await context.rateLimits.count("tryCode", person.id, network);
			return checkCode(context, person, params.code);
		},
	}),
];
