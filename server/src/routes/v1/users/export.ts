import { exportUser } from "@sayso/contract/v1/users/export.ts";
import { exportAccount } from "../../../features/accounts/export-account.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(exportUser, {
		async answer({ person, network }, context) {
			await context.rateLimits.count("accountCare", person.id, network);
			return exportAccount(context, person.id);
		},
	}),
];
