import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { Text } from "../../rules/text.ts";

export const checkoutLink = endpoint({
	method: "POST",
	path: "/v1/stripe/checkout-link",
	summary: "Chooses a plan. Opens a checkout, or changes a subscription that runs: up at once, down at its renewal.",
	auth: "bearer",
	body: z.object({ plan_id: Text.max(40), stripe_price_id: Text.max(255) }),
	/** `checkout_url`: the payment page; the Subscription screen if there is nothing left to pay. */
	response: z.object({ checkout_url: z.url() }),
	errors: ["invalid", "foreign_price", "plan_running", "payment_declined", "checkout_failed"],
});
