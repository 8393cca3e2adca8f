import { Refusal } from "@sayso/contract/errors.ts";
import { planChange } from "@sayso/contract/rules/plan-change.ts";
import type { Context } from "../../context.ts";
import { type BilledSubscription, PaymentDeclined } from "../../seams/billing.ts";
import { inTurn } from "../../store/in-turn.ts";
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
 * Carries out a person's choice of a plan: opens a checkout, or changes the running subscription. Simultaneous choices
 * run one after the other, so that there is never more than one open checkout.
 * @returns where the person goes next
 * @throws {Refusal} `invalid` for a plan or price that is not for sale, `foreign_price`, `plan_running`,
 * `payment_declined`, `checkout_failed`
 */
export const choosePlan = (context: Context, person: Person, choice: PlanChoice): Promise<string> =>
	inTurn(context.pool, `plan of ${person.id}`, () => choose(context, person, choice));

async function choose(context: Context, person: Person, choice: PlanChoice): Promise<string> {
	const chosen = (await offeredPlans(context.db)).find(({ id }) => id === choice.planId);
	if (!chosen) throw new Refusal("invalid", { fields: { plan_id: "There is no such plan" } });
	const { plan, subscription } = await entitlementOf(context, person.id);
	const price = () => priceForPerson(chosen, person, choice.priceId).stripe_price_id;
	const outcome = planChange(chosen, plan, subscription);
	switch (outcome) {
		case "current":
			throw new Refusal("invalid", { fields: { plan_id: "You are on this plan already" } });
		case "trial":
			throw new Refusal("invalid", { fields: { plan_id: "Trial Already Used" } });
		case "invoice":
			throw new Refusal("invalid", { fields: { plan_id: "This plan is paid by invoice" } });
		case "running":
			throw new Refusal("plan_running");
		case "checkout":
			return openCheckout(context, person, chosen.id, price());
		case "at-renewal":
		case "now":
		case "keep": {
			const { customerId } = await subscriptionOf(context.db, person.id);
			const billed = customerId ? await orFail(context.billing.subscriptionOf(customerId)) : null;
			// The payment service ended the subscription or has lost the customer: nothing can be changed, but a plan
			// can be bought.
			if (!customerId || !billed || billed.status === "canceled")
				return openCheckout(context, person, chosen.id, price());
			// A continued plan keeps its price, even if that price is no longer sold.
			return change(context, customerId, outcome, {
				...billed,
				priceId: outcome === "keep" ? billed.priceId : price(),
			});
		}
	}
}

const subscriptionScreen = (context: Context, query: string) => `${context.config.publicUrl}/app/subscription?${query}`;

async function openCheckout(context: Context, person: Person, planId: string, priceId: string): Promise<string> {
	const { customerId } = await subscriptionOf(context.db, person.id);
	const paidUrl = subscriptionScreen(context, "checkout=paid");
	const checkout = await orFail(
		context.billing.checkoutUrl({
			personId: person.id,
			email: person.email,
			customerId,
			priceId,
			paidUrl,
			leftUrl: subscriptionScreen(context, `view=plans&ordered=${planId}`),
		}),
	);
	await keepCustomer(context.db, person.id, checkout.customerId, context.clock.now());
	if (checkout.url) return checkout.url;
	await orFail(syncSubscription(context, checkout.customerId));
	return paidUrl;
}

async function change(
	context: Context,
	customerId: string,
	outcome: "now" | "at-renewal" | "keep",
	{ id: subscriptionId, priceId }: Pick<BilledSubscription, "id" | "priceId">,
): Promise<string> {
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
