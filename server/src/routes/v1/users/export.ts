import { exportUser } from "@sayso/contract/v1/users/export.ts";
import { exportAccount } from "../../../features/accounts/export-account.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(exportUser, {
		async answer({ person, address }, context) {
			await context.rateLimits.count("accountCare", person.id, address);
			return exportAccount(context, person.id);
		},
	}),
];
