import { changePassword } from "@sayso/contract/v1/users/change-password.ts";
import * as accounts from "../../../features/accounts/change-password.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(changePassword, {
		async answer({ principal, body, network }, context) {
			await context.rateLimits.count("accountCare", principal.userId, network);
			await accounts.changePassword(context, principal, body.new_password);
			return { saved: true };
		},
	}),
];
