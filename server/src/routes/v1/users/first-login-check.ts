import { firstLoginCheck } from "@sayso/contract/v1/users/first-login-check.ts";
import * as accounts from "../../../features/accounts/first-login-check.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(firstLoginCheck, {
		answer: ({ person, principal }, context) => accounts.firstLoginCheck(context, person, principal),
	}),
];
