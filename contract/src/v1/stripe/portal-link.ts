import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

export const portalLink = endpoint({
	method: "POST",
	path: "/v1/stripe/portal-link",
	summary: "Opens the page on which the person who calls manages cards and receipts, where there is one.",
	auth: "bearer",
	response: z.object({ portal_url: z.url() }),
	errors: ["not_found", "checkout_failed"],
});
