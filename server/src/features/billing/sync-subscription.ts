import type { Context } from "../../context.ts";
import type { BilledSubscription } from "../../seams/billing.ts";
import { planSoldAt } from "../../store/plans.ts";
import {
	changeSubscription,
	type SubscriptionChange,
	type SubscriptionRow,
	subscriptionOfCustomer,
} from "../../store/subscriptions.ts";

const tries = 5;

/**
 * Updates a person's subscription from the payment service. Calls may come repeatedly and in any order: the service is
 * asked after the row is read, and the row is written only if it has not changed since, so the newest answer wins.
 * Customers without a person here are ignored.
 */
export async function syncSubscription(context: Context, customerId: string): Promise<void> {
	for (let count = 0; count < tries; count++) {
		const row = await subscriptionOfCustomer(context.db, customerId);
		if (!row) return;
		const billed = await context.billing.subscriptionOf(customerId);
		if (!billed || isOldNews(billed, row)) return;
		if (await changeSubscription(context.db, row, await changeTo(context, billed))) return;
	}
	throw new Error("A subscription changed each time it was about to be written");
}

/** Ignores an ended subscription if the person is no longer on it. */
const isOldNews = (billed: BilledSubscription, row: SubscriptionRow) =>
	billed.status === "canceled" && billed.id !== row.stripeSubscriptionId;

async function changeTo(context: Context, billed: BilledSubscription): Promise<SubscriptionChange> {
	return {
		planId: await planAt(context, billed.priceId),
		status: billed.status,
		periodStart: billed.periodStart,
		periodEnd: billed.periodEnd,
		cancelAtPeriodEnd: billed.cancelAtPeriodEnd,
		nextPlanId: billed.nextPriceId && (await planAt(context, billed.nextPriceId)),
		stripeSubscriptionId: billed.id,
		isTrialUsed: true,
	};
}

async function planAt({ db }: Context, priceId: string): Promise<string> {
	const planId = await planSoldAt(db, priceId);
	if (!planId) throw new Error(`A subscription has a price that no plan is sold at: ${priceId}`);
	return planId;
}
