import { Refusal } from "@sayso/contract/errors.ts";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../context.ts";
import { syncSubscription } from "../../../features/billing/sync-subscription.ts";
import { ForgedWebhook } from "../../../seams/billing.ts";

/**
 * Serves `POST /api/v1/stripe/webhook`. The payment service calls it, so it is not in the contract. The body stays
 * unparsed, because its signature covers every byte. Failures are answered with an error, so that the service sends the
 * webhook again.
 */
export async function serveBillingWebhook(api: FastifyInstance, context: Context): Promise<void> {
	await api.register(async (hooks) => {
		hooks.removeAllContentTypeParsers();
		hooks.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 1024 * 1024 }, (_request, body, done) =>
			done(null, body),
		);
		hooks.post("/v1/stripe/webhook", { schema: { hide: true } }, async ({ body, headers }) => {
			const signature = headers["stripe-signature"];
			const customerId = await context.billing
				.customerFromWebhook(
					body instanceof Buffer ? body : Buffer.alloc(0),
					Array.isArray(signature) ? undefined : signature,
				)
				.catch((cause) => {
					throw cause instanceof ForgedWebhook ? new Refusal("webhook_refused", { cause }) : cause;
				});
			if (customerId) await syncSubscription(context, customerId);
			return { received: true };
		});
	});
}
