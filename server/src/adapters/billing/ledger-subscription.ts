import { dayMilliseconds } from "@sayso/contract/day.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import type { BilledSubscription, PlanSwitch } from "../../seams/billing.ts";
import { SeamError } from "../../seams/seam-error.ts";

/** A subscription that begins at `now` and is paid for one period. */
export function begin(id: string, priceId: string, now: Date): BilledSubscription {
	return {
		id,
		priceId,
		nextPriceId: null,
		status: "active",
		periodStart: now,
		periodEnd: periodEnd(now, priceId),
		cancelAtPeriodEnd: false,
	};
}

/** The subscription at `now`: ended, or renewed once for each period that has passed. */
export function advance(subscription: BilledSubscription, now: Date): BilledSubscription {
	let current = subscription;
	while (current.status !== "canceled" && now >= current.periodEnd) current = renew(current);
	return current;
}

function renew(subscription: BilledSubscription): BilledSubscription {
	if (subscription.cancelAtPeriodEnd) return { ...subscription, status: "canceled" };
	return begin(subscription.id, subscription.nextPriceId ?? subscription.priceId, subscription.periodEnd);
}

/** Starts a new price in a new period at once, or at the next renewal. Earlier pending changes are withdrawn. */
export function switchTo(subscription: BilledSubscription, change: PlanSwitch, now: Date): BilledSubscription {
	const going = { ...subscription, cancelAtPeriodEnd: false, nextPriceId: null };
	if (change.priceId === subscription.priceId) return going;
	if (change.when === "at-renewal") return { ...going, nextPriceId: change.priceId };
	return begin(subscription.id, change.priceId, now);
}

function periodEnd(start: Date, priceId: string): Date {
	const plan = planCatalogue.find(({ pricing }) => pricing.some((price) => price.stripe_price_id === priceId));
	if (!plan) throw new SeamError(`No such price: ${priceId}`, { retryable: false });
	return new Date(start.getTime() + Number(plan.plan_period) * dayMilliseconds);
}
