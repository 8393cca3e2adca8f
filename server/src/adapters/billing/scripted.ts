import type { Billing, PlanSwitch } from "../../seams/billing.ts";
import type { Checkout } from "../../seams/sandbox-checkouts.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { type BookedSubscription, type Books, type Ledger, ledger } from "./ledger.ts";

/** Read at each call: a test changes it to change the next answers. */
export interface BillingScript {
	/** The service cannot be reached. */
	failing?: boolean;
	/** Called after a subscription was read, before it is returned: a test can delay the answer here. */
	afterReading?(): Promise<unknown>;
	now?: () => Date;
}

export interface ScriptedBilling extends Billing {
	pay: Ledger["pay"];
	readonly changes: readonly PlanSwitch[];
}

/** A payment service in memory, whose checkouts are paid with `pay`. */
export function scriptedBilling(script: BillingScript = {}): ScriptedBilling {
	let count = 0;
	const book = ledger({
		books: booksInMemory(),
		clock: { now: () => script.now?.() ?? new Date() },
		newId: () => String(++count),
		secret: "scripted",
		addressOf: (id) => `https://billing.example/checkout/${id}`,
	});
	const changes: PlanSwitch[] = [];
	const reach = () => {
		if (script.failing) throw new SeamError("scripted failure", { retryable: true });
	};
	return {
		...book,
		name: "scripted",
		label: "Scripted payments",
		basic: true,
		changes,
		available: async () => !script.failing,
		async priceIds(keys) {
			reach();
			return book.priceIds(keys);
		},
		async checkoutUrl(order) {
			reach();
			return book.checkoutUrl(order);
		},
		async changePlan(change) {
			reach();
			changes.push(change);
			return book.changePlan(change);
		},
		async cancelAtPeriodEnd(id) {
			reach();
			return book.cancelAtPeriodEnd(id);
		},
		async endAll(customerId) {
			reach();
			return book.endAll(customerId);
		},
		async subscriptionOf(customerId) {
			reach();
			const found = await book.subscriptionOf(customerId);
			await script.afterReading?.();
			return found;
		},
	};
}

function booksInMemory(): Books {
	const checkouts = new Map<string, Checkout>();
	const subscriptions = new Map<string, BookedSubscription>();
	return {
		addCheckout: async (checkout) => void checkouts.set(checkout.id, checkout),
		checkout: async (id) => checkouts.get(id),
		async payCheckout(id, subscription) {
			const found = checkouts.get(id);
			if (!found?.open) return;
			checkouts.set(id, { ...found, open: false });
			subscriptions.set(subscription.id, subscription);
		},
		openCheckoutOf: async (customerId, priceId) =>
			[...checkouts.values()].find(
				(found) => found.open && found.customerId === customerId && found.priceId === priceId,
			),
		async closeCheckoutsOf(customerId) {
			for (const [id, found] of checkouts)
				if (found.customerId === customerId) checkouts.set(id, { ...found, open: false });
		},
		subscription: async (id) => subscriptions.get(id),
		subscriptionsOf: async (customerId) =>
			[...subscriptions.values()].filter((subscription) => subscription.customerId === customerId),
		put: async (subscription) => void subscriptions.set(subscription.id, subscription),
	};
}
