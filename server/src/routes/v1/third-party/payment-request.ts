import { paymentRequest } from "@sayso/contract/v1/third-party/payment-request.ts";
import { requestInvoice } from "../../../features/billing/request-invoice.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(paymentRequest, {
		async answer({ body, person }, context) {
			await context.rateLimits.count("invoice", person.id);
			const request = { planId: body.plan_id, priceId: body.stripe_price_id, country: body.user_country };
			return requestInvoice(context, person, request);
		},
	}),
];
