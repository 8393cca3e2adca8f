import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Ends a person's subscription at the end of the paid period.
 * @throws {Refusal} `not_found` for a subscription that is not theirs or is over, `cancel_failed`
 */
export async function cancelSubscription(
	context: Context,
	personId: string,
	subscriptionId: string,
): Promise<Subscription> {
	const { subscription } = await entitlementOf(context, personId);
	const { customerId } = await subscriptionOf(context.db, personId);
	if (subscription.stripeSubscriptionId !== subscriptionId || !customerId) throw new Refusal("not_found");
	try {
		await context.billing.cancelAtPeriodEnd(subscriptionId);
		await syncSubscription(context, customerId);
	} catch (cause) {
		throw new Refusal("cancel_failed", { cause });
	}
	return (await entitlementOf(context, personId)).subscription;
}
