import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { Plan } from "@sayso/contract/entities/plan.ts";
import { currencyOf } from "@sayso/contract/pricing-currencies.ts";
import samples from "./objects.json" with { type: "json" };

// The shapes are Stripe's, not ours: the library's types check what is read from them.
export type StripeObject = Record<string, unknown> & { id: string };

export interface Books {
	prices: StripeObject[];
	customers: Map<string, StripeObject>;
	checkouts: Map<string, StripeObject & { price: string }>;
	subscriptions: Map<string, Subscription>;
	schedules: Map<string, Schedule>;
	/** Customers whose cards need a confirmation before they pay. */
	unconfirmed: Set<string>;
	newId(prefix: string): string;
}

export type Subscription = StripeObject & {
	customer: string;
	status: string;
	schedule: string | null;
	cancel_at_period_end: boolean;
	items: { data: Item[] };
};
type Item = StripeObject & {
	price: StripeObject;
	current_period_start: number;
	current_period_end: number;
};
export type Schedule = StripeObject & { status: string; subscription: string | null; phases: StripeObject[] };

const day = dayMilliseconds / 1000;

/** Stripe's sample object of this kind, with a test's changes. */
export const sample = <Change extends { id: string }>(
	kind: keyof typeof samples,
	change: Change,
): StripeObject & Change => ({
	...structuredClone(samples[kind]),
	...change,
});

/** A shop with every price of the catalogue, under its lookup key. */
export function newBooks(plans: readonly Plan[]): Books {
	let count = 0;
	const prices = plans
		.filter(({ plan_name }) => plan_name === "base" || plan_name === "premium")
		.flatMap((plan) =>
			plan.pricing.map(({ country, price, stripe_price_id: key }) =>
				sample("price", {
					id: `price_${key.replaceAll("-", "_")}`,
					lookup_key: key,
					currency: currencyOf(country).code.toLowerCase(),
					unit_amount: price,
					recurring: { ...samples.price.recurring, interval: plan.plan_period === "365" ? "year" : "month" },
				}),
			),
		);
	return {
		prices,
		customers: new Map(),
		checkouts: new Map(),
		subscriptions: new Map(),
		schedules: new Map(),
		unconfirmed: new Set(),
		newId: (prefix) => `${prefix}_${++count}`,
	};
}

/** Ends the cancelled subscriptions whose period is over. */
export function endWhatIsOver({ subscriptions }: Books, now: Date): void {
	for (const found of subscriptions.values()) {
		const [item] = found.items.data;
		const isOver = item && item.current_period_end * 1000 <= now.getTime();
		if (found.cancel_at_period_end && isOver) found.status = "canceled";
	}
}

/** A period of a price that begins at `start`, in seconds. */
export const periodOf = (price: StripeObject, start: number) => ({
	current_period_start: start,
	current_period_end: start + ((price.recurring as { interval: string }).interval === "year" ? 365 : 30) * day,
});

/** Completes a checkout and starts its subscription. @returns the event that reports it */
export function paidSubscription(books: Books, checkoutUrl: string, now: Date): StripeObject {
	const checkout = [...books.checkouts.values()].find(({ url }) => url === checkoutUrl);
	if (checkout?.status !== "open") throw new Error("This checkout is not open");
	const price = priceOf(books, checkout.price);
	const item = {
		...structuredClone(samples.subscription.items.data[0]),
		id: books.newId("si"),
		price,
		...periodOf(price, Math.floor(now.getTime() / 1000)),
	};
	const subscription = sample("subscription", {
		id: books.newId("sub"),
		customer: String(checkout.customer),
		status: "active",
		schedule: null,
		cancel_at_period_end: false,
		pending_update: null,
		items: { ...samples.subscription.items, data: [item] },
	});
	books.subscriptions.set(subscription.id, subscription);
	checkout.status = "complete";
	return { id: books.newId("evt"), object: "event", type: "checkout.session.completed", data: { object: checkout } };
}

export function priceOf(books: Books, id: string): StripeObject {
	const price = books.prices.find((price) => price.id === id);
	if (!price) throw new Error(`No price ${id}`);
	return price;
}
