import { Refusal } from "@sayso/contract/errors.ts";
import { planChange } from "@sayso/contract/rules/plan-change.ts";
import type { Context } from "../../context.ts";
import { PaymentDeclined } from "../../seams/billing.ts";
import type { Person } from "../../store/people.ts";
import { offeredPlans } from "../../store/plans.ts";
import { keepCustomer, subscriptionOf } from "../../store/subscriptions.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { priceForPerson } from "./price-for-person.ts";
import { syncSubscription } from "./sync-subscription.ts";

export interface PlanChoice {
	planId: string;
	priceId: string;
}

/**
 * Does what choosing a plan means for this person: opens a checkout, or changes the subscription that runs.
 * @returns where the person goes next
 * @throws {Refusal} `invalid` for a plan or price that is not for sale, `foreign_price`, `plan_running`, `payment_declined`,
 * `checkout_failed`
 */
export async function choosePlan(context: Context, person: Person, choice: PlanChoice): Promise<string> {
	const chosen = (await offeredPlans(context.db)).find(({ id }) => id === choice.planId);
	if (!chosen) throw new Refusal("invalid", { fields: { plan_id: "There is no such plan" } });
	const { plan, subscription } = await entitlementOf(context, person.id);
	switch (planChange(chosen, plan, subscription)) {
		case "current":
			throw new Refusal("invalid", { fields: { plan_id: "You are on this plan already" } });
		case "trial":
			throw new Refusal("invalid", { fields: { plan_id: "Trial Already Used" } });
		case "invoice":
			throw new Refusal("invalid", { fields: { plan_id: "This plan is paid by invoice" } });
		case "running":
			throw new Refusal("plan_running");
		case "checkout":
			return openCheckout(context, person, priceForPerson(chosen, person, choice.priceId).stripe_price_id);
		case "at-renewal":
			return change(context, person, priceForPerson(chosen, person, choice.priceId).stripe_price_id, "at-renewal");
		case "now":
			return change(context, person, priceForPerson(chosen, person, choice.priceId).stripe_price_id, "now");
		case "keep":
			return change(context, person, null, "keep");
	}
}

const subscriptionScreen = (context: Context, query: string) => `${context.config.publicUrl}/app/subscription?${query}`;

async function openCheckout(context: Context, person: Person, priceId: string): Promise<string> {
	const { customerId } = await subscriptionOf(context.db, person.id);
	const checkout = await orFail(
		context.billing.checkoutUrl({
			personId: person.id,
			email: person.email,
			customerId,
			priceId,
			paidUrl: subscriptionScreen(context, "checkout=paid"),
			leftUrl: subscriptionScreen(context, "view=plans"),
		}),
	);
	await keepCustomer(context.db, person.id, checkout.customerId, context.clock.now());
	return checkout.url;
}

/** @param chosen null: the price the subscription has, which may be one that is no longer sold */
async function change(
	context: Context,
	person: Person,
	chosen: string | null,
	outcome: "now" | "at-renewal" | "keep",
): Promise<string> {
	const { stripeSubscriptionId: subscriptionId, customerId } = await subscriptionOf(context.db, person.id);
	if (!subscriptionId || !customerId) throw new Error("A subscription that is paid for has no customer");
	const priceId = chosen ?? (await orFail(context.billing.subscriptionOf(customerId)))?.priceId;
	if (!priceId) throw new Refusal("checkout_failed");
	const when = outcome === "at-renewal" ? outcome : "now";
	const { confirmUrl } = await orFail(context.billing.changePlan({ subscriptionId, priceId, when }));
	await syncSubscription(context, customerId);
	return confirmUrl ?? subscriptionScreen(context, `changed=${outcome}`);
}

async function orFail<T>(call: Promise<T>): Promise<T> {
	try {
		return await call;
	} catch (cause) {
		throw new Refusal(cause instanceof PaymentDeclined ? "payment_declined" : "checkout_failed", { cause });
	}
}
