import { Refusal } from "@sayso/contract/errors.ts";
import { plan, plans } from "@sayso/contract/v1/plans.ts";
import { planFor, plansFor } from "../../features/plans/plans-for.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(plans, { answer: ({ person }, context) => plansFor(context, person) }),
	route(plan, {
		async answer({ params, person }, context) {
			const found = await planFor(context, person, params.id);
			if (!found) throw new Refusal("not_found");
			return found;
		},
	}),
];
