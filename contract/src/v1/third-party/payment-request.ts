import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { Text } from "../../rules/text.ts";

export const paymentRequest = endpoint({
	method: "POST",
	path: "/v1/third-party/payment-request",
	summary: "Makes out an invoice for somebody else to pay. The plan begins once it is paid.",
	auth: "verified",
	body: z.object({
		plan_id: Text.max(40),
		stripe_price_id: Text.max(255),
		/** Two letters as in the profile: the price is that of the account's country. */
		user_country: z
			.string()
			.trim()
			.regex(/^[a-z]{2}$/i, "Choose a country"),
	}),
	produces: "application/pdf",
	response: z.instanceof(Blob),
	errors: ["invalid", "foreign_price", "payment_request_failed"],
});
