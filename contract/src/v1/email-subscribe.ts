import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { newsletterEmailProblem } from "../rules/newsletter-email.ts";
import { Text } from "../rules/text.ts";

const NewsletterEmail = Text.superRefine((email, context) => {
	const message = newsletterEmailProblem(email);
	if (message) context.addIssue({ code: "custom", message });
});

export const emailSubscribe = endpoint({
	method: "POST",
	path: "/v1/email-subscribe",
	summary:
		"Asks for the newsletter. The address is mailed a link that confirms it; the answer is the same whether or not it had been given before.",
	auth: "none",
	body: z.object({
		email: NewsletterEmail.transform((email) => email.trim()),
		/** A hidden field: only scripts fill it in, and they get the same answer as people. */
		website: Text.max(200).optional(),
	}),
	response: z.object({ subscribed: z.boolean() }),
	errors: ["invalid", "too_many_requests"],
});
