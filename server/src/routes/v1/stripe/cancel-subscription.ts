import { cancelSubscription } from "@sayso/contract/v1/stripe/cancel-subscription.ts";
import * as billing from "../../../features/billing/cancel-subscription.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(cancelSubscription, {
		async answer({ body, person }, context) {
			await context.rateLimits.count("billing", person.id);
			return billing.cancelSubscription(context, person.id, body.stripe_subscription_id);
		},
	}),
];
