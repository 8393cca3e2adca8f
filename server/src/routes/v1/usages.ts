import { Refusal } from "@sayso/contract/errors.ts";
import { usage } from "@sayso/contract/v1/usages.ts";
import { asUsage, entitlementOf } from "../../features/plans/entitlement-of.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(usage, {
		async answer({ params, person }, context) {
			// 404 for another person's usage, as for one that does not exist.
			if (params.userId !== person.id) throw new Refusal("not_found");
			return asUsage(await entitlementOf(context, person.id));
		},
	}),
];
