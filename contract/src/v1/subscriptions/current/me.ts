import { z } from "zod";
import { endpoint } from "../../../endpoint.ts";
import { Subscription } from "../../../entities/subscription.ts";

export const currentSubscription = endpoint({
	method: "GET",
	path: "/v1/subscriptions/current/me",
	summary: "The subscription of the person who calls.",
	auth: "bearer",
	/** `fresh`: first asks the payment service for the subscription's state, as after a checkout. */
	query: z.object({ fresh: z.stringbool().optional() }),
	response: Subscription,
	errors: [],
});
