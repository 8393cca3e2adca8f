import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { Subscription } from "../../entities/subscription.ts";
import { Text } from "../../rules/text.ts";

export const cancelSubscription = endpoint({
	method: "POST",
	path: "/v1/stripe/cancel-subscription",
	summary: "Ends the subscription of the person who calls at the end of the period that is paid for.",
	auth: "bearer",
	body: z.object({ stripe_subscription_id: Text.max(255), cancel_at_period_end: z.literal(true) }),
	response: Subscription,
	errors: ["not_found", "cancel_failed"],
});
