import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import type { Context } from "../../context.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * A person's subscription. With `fresh` the payment service is asked first, because a person may return from a checkout
 * before its webhook arrives.
 */
export async function currentSubscription(context: Context, personId: string, fresh: boolean): Promise<Subscription> {
	if (fresh) await askAgain(context, personId);
	return (await entitlementOf(context, personId)).subscription;
}

/** If the payment service does not answer, the stored subscription is shown. */
async function askAgain(context: Context, personId: string): Promise<void> {
	const { customerId } = await subscriptionOf(context.db, personId);
	if (!customerId) return;
	try {
		await syncSubscription(context, customerId);
	} catch (err) {
		context.log.warn({ err }, "the payment service did not say how a subscription stands");
	}
}
