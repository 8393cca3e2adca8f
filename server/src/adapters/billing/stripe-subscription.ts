import type Stripe from "stripe";
import type { BilledSubscription } from "../../seams/billing.ts";
import { SeamError } from "../../seams/seam-error.ts";

/**
 * Maps Stripe's statuses to ours. `incomplete` is missing: its first payment is pending, so there is no subscription
 * yet.
 */
const statuses: Record<string, BilledSubscription["status"]> = {
	active: "active",
	trialing: "active",
	past_due: "past_due",
	unpaid: "canceled",
	paused: "canceled",
	canceled: "canceled",
	incomplete_expired: "canceled",
};

/** The customer's running subscription, or the last one that ended. */
export async function subscriptionOf(stripe: Stripe, customer: string): Promise<BilledSubscription | null> {
	const expand = ["data.schedule"];
	const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 20, expand });
	return currentOf(data);
}

/** The running subscription, or the last one that ended. @param subscriptions of one customer, newest first */
function currentOf(subscriptions: readonly Stripe.Subscription[]): BilledSubscription | null {
	const begun = subscriptions.flatMap((subscription) => {
		const status = statuses[subscription.status];
		return status ? [{ subscription, status }] : [];
	});
	const found = begun.find(({ status }) => status !== "canceled") ?? begun[0];
	return found ? asBilled(found.subscription, found.status) : null;
}

function asBilled(subscription: Stripe.Subscription, status: BilledSubscription["status"]): BilledSubscription {
	const item = itemOf(subscription);
	return {
		id: subscription.id,
		priceId: item.price.id,
		nextPriceId: nextPriceOf(subscription.schedule, item),
		status,
		periodStart: new Date(item.current_period_start * 1000),
		periodEnd: new Date(item.current_period_end * 1000),
		cancelAtPeriodEnd: subscription.cancel_at_period_end,
	};
}

/** The only item of a subscription. @throws {SeamError} if it does not have exactly one */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
	const [item] = subscription.items.data;
	if (!item) throw new SeamError(`The subscription ${subscription.id} has no item`, { retryable: false });
	return item;
}

/** The price of the phase after the current one. */
function nextPriceOf(schedule: Stripe.Subscription["schedule"], item: Stripe.SubscriptionItem): string | null {
	if (!schedule || typeof schedule === "string" || schedule.status !== "active") return null;
	const next = schedule.phases.find((phase) => phase.start_date >= item.current_period_end);
	const price = next?.items[0]?.price;
	const id = typeof price === "string" ? price : price?.id;
	return id && id !== item.price.id ? id : null;
}

export const idOf = (reference: string | { id: string }): string =>
	typeof reference === "string" ? reference : reference.id;
