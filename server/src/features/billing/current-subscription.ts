import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import type { Context } from "../../context.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * A person's subscription. With `fresh` the payment service is asked first: whoever comes back from a checkout may be
 * here before its webhook.
 */
export async function currentSubscription(context: Context, personId: string, fresh: boolean): Promise<Subscription> {
	if (fresh) await askAgain(context, personId);
	return (await entitlementOf(context, personId)).subscription;
}

/** A service that does not answer is no reason to say nothing: what is known is still worth seeing. */
async function askAgain(context: Context, personId: string): Promise<void> {
	const { customerId } = await subscriptionOf(context.db, personId);
	if (!customerId) return;
	try {
		await syncSubscription(context, customerId);
	} catch (err) {
		context.log.warn({ err }, "the payment service did not say how a subscription stands");
	}
}
