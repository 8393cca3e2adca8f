import { deleteUser } from "@sayso/contract/v1/users/delete.ts";
import { deleteAccount } from "../../../features/accounts/delete-account.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(deleteUser, {
		async answer({ person, principal, network }, context) {
			await context.rateLimits.count("accountCare", person.id, network);
			await deleteAccount(context, person, principal);
			return { deleted: true };
		},
	}),
];
