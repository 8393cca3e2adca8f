import { currentSubscription } from "@sayso/contract/v1/subscriptions/current/me.ts";
import * as billing from "../../../../features/billing/current-subscription.ts";
import { route } from "../../../../http/route.ts";

export const routes = [
	route(currentSubscription, {
		async answer({ query, person }, context) {
			const fresh = query.fresh ?? false;
			if (fresh) await context.rateLimits.count("billing", person.id);
			return billing.currentSubscription(context, person.id, fresh);
		},
	}),
];
