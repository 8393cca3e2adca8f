import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

export const paymentRequest = endpoint({
	method: "POST",
	path: "/v1/third-party/payment-request",
	summary: "Makes out an invoice for somebody else to pay. The plan begins once it is paid.",
	auth: "bearer",
	body: z.object({
		plan_id: z.string().max(40),
		stripe_price_id: z.string().max(255),
		/** Two letters, as in the profile. */
		user_country: z
			.string()
			.trim()
			.regex(/^[a-z]{2}$/i, "Choose a country"),
	}),
	produces: "application/pdf",
	response: z.instanceof(Blob),
	errors: ["invalid", "payment_request_failed"],
});
