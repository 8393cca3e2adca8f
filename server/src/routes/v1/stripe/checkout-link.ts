import { checkoutLink } from "@sayso/contract/v1/stripe/checkout-link.ts";
import { choosePlan } from "../../../features/billing/choose-plan.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(checkoutLink, {
		async answer({ body, person }, context) {
			await context.rateLimits.count("billing", person.id);
			const choice = { planId: body.plan_id, priceId: body.stripe_price_id };
			return { checkout_url: await choosePlan(context, person, choice) };
		},
	}),
];
