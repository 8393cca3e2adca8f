import Stripe from "stripe";
import type { CheckoutOrder } from "../../seams/billing.ts";

/** The sandbox may have known this person before: its customers are not Stripe's. */
export const isStripes = (customerId: string) => customerId.startsWith("cus_");

/**
 * Makes a customer. Two orders of one person at the same time make one.
 * @param lost the customer that Stripe no longer has: the key of its making would only bring it back
 */
export async function newCustomer(stripe: Stripe, order: CheckoutOrder, lost?: string): Promise<string> {
	const { personId, email } = order;
	const idempotencyKey = ["customer", personId, email, ...(lost ? [lost] : [])].join(" ");
	const { id } = await stripe.customers.create({ email, metadata: { person_id: personId } }, { idempotencyKey });
	return id;
}

/** The answer of a call, or `otherwise` where Stripe does not have its customer. */
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
