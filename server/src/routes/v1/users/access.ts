import { accessKept, keepAccess } from "@sayso/contract/v1/users/access.ts";
import { keepAccessInAccount, keptAccess } from "../../../features/access/keep-access.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(accessKept, { answer: ({ person }, context) => keptAccess(context, person.id) }),
	route(keepAccess, {
		async answer({ person, body }, context) {
			await context.rateLimits.count("change", person.id);
			return keepAccessInAccount(context, person.id, body);
		},
	}),
];
