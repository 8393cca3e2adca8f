import Stripe from "stripe";
import type { CheckoutOrder } from "../../seams/billing.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { isStripes, newCustomer, orWithoutCustomer } from "./stripe-customer.ts";
import { subscriptionOf } from "./stripe-subscription.ts";

interface Opened {
	url: string | null;
	customerId: string;
}

/** Opens the checkout of an order for its customer, or for a new customer if Stripe no longer has that one. */
export async function checkout(stripe: Stripe, order: CheckoutOrder): Promise<Opened> {
	const known = order.customerId && isStripes(order.customerId) ? order.customerId : await newCustomer(stripe, order);
	const opened = await orWithoutCustomer(checkoutOf(stripe, known, order), null);
	return opened ?? checkoutOf(stripe, await newCustomer(stripe, order, known), order);
}

async function checkoutOf(stripe: Stripe, customerId: string, order: CheckoutOrder): Promise<Opened> {
	const kept = await expireCheckouts(stripe, customerId, order);
	if (kept) return { url: kept, customerId };
	// Checked again after all checkouts are closed, because a payment may have just come in.
	const present = await subscriptionOf(stripe, customerId);
	if (present && present.status !== "canceled") return { url: null, customerId };
	const session = await stripe.checkout.sessions.create({
		mode: "subscription",
		customer: customerId,
		client_reference_id: order.personId,
		line_items: [{ price: order.priceId, quantity: 1 }],
		metadata: { price_id: order.priceId },
		success_url: order.paidUrl,
		cancel_url: order.leftUrl,
	});
	if (!session.url) throw new SeamError("A checkout has no address", { retryable: false });
	return { url: session.url, customerId };
}

/**
 * Closes a customer's open checkouts.
 * @returns the address of the checkout that stays open because it is for the same order
 */
export async function expireCheckouts(stripe: Stripe, customer: string, order?: CheckoutOrder): Promise<string | null> {
	let kept: string | null = null;
	for await (const session of stripe.checkout.sessions.list({ customer, status: "open" })) {
		if (!kept && order && isFor(session, order)) kept = session.url;
		else await expire(stripe, session.id);
	}
	return kept;
}

const isFor = (session: Stripe.Checkout.Session, order: CheckoutOrder): boolean =>
	session.metadata?.price_id === order.priceId &&
	session.success_url === order.paidUrl &&
	session.cancel_url === order.leftUrl;

/** A checkout that was just paid cannot be closed. That is no problem: its subscription exists. */
async function expire(stripe: Stripe, id: string): Promise<void> {
	try {
		await stripe.checkout.sessions.expire(id);
	} catch (cause) {
		if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause;
	}
}
