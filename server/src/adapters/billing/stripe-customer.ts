import Stripe from "stripe";
import type { CheckoutOrder } from "../../seams/billing.ts";

/** Whether a customer id is Stripe's. The database may still hold an id from the sandbox. */
export const isStripes = (customerId: string) => customerId.startsWith("cus_");

/**
 * Creates a customer. Two simultaneous orders of one person create only one.
 * @param lost the customer that Stripe no longer has; without it, the idempotency key would return that one again
 */
export async function newCustomer(stripe: Stripe, order: CheckoutOrder, lost?: string): Promise<string> {
	const { personId, email } = order;
	const idempotencyKey = ["customer", personId, email, ...(lost ? [lost] : [])].join(" ");
	const { id } = await stripe.customers.create({ email, metadata: { person_id: personId } }, { idempotencyKey });
	return id;
}

/** The answer of a call, or `otherwise` if Stripe does not have its customer. */
export async function orWithoutCustomer<Answer, Other>(call: Promise<Answer>, otherwise: Other) {
	try {
		return await call;
	} catch (cause) {
		if (lacksCustomer(cause)) return otherwise;
		throw cause;
	}
}

/** The customer was deleted at Stripe, or belongs to its other mode: test or live. */
const lacksCustomer = (cause: unknown): boolean =>
	cause instanceof Stripe.errors.StripeInvalidRequestError &&
	cause.code === "resource_missing" &&
	cause.param === "customer";
