import { requestPasswordReset } from "@sayso/contract/v1/users/request-password-reset.ts";
import { requestReset } from "../../../features/accounts/request-reset.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(requestPasswordReset, {
		async answer({ body, network }, context) {
			const asker = context.digest(`${network} asks for ${body.email.toLowerCase()}`);
			await context.rateLimits.count("askReset", asker, network);
			await requestReset(context, body.email);
			return { sent: true };
		},
	}),
];
