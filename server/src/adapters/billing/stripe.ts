import Stripe from "stripe";
import { type Billing, ForgedWebhook, PaymentDeclined, type PlanSwitch } from "../../seams/billing.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { checkout, expireCheckouts } from "./stripe-checkout.ts";
import { isStripes, orWithoutCustomer } from "./stripe-customer.ts";
import { idOf, itemOf, subscriptionOf } from "./stripe-subscription.ts";

export interface StripeSettings {
	secretKey: string;
	webhookSecret: string;
	/** Price ids by our keys. Other prices are looked up at Stripe with the key as the lookup key. */
	prices: Readonly<Record<string, string>>;
	/** Whether the customer portal was set up on Stripe's dashboard. */
	portal: boolean;
	/** Timeout of a call in milliseconds, and the number of retries; the library's defaults if they are left out. */
	patience?: number;
	retries?: number;
	/** The address of the API, if it is not Stripe's own. */
	api?: { host: string; port: number; protocol: "http" | "https" };
}

/** The most lookup keys that Stripe accepts in one request. */
const keysAtOnce = 10;

/** Payments through Stripe's library. */
export function stripeBilling(settings: StripeSettings): Billing {
	const { secretKey, webhookSecret, prices, portal, patience = 10_000, retries = 2, api } = settings;
	const stripe = new Stripe(secretKey, { maxNetworkRetries: retries, timeout: patience, telemetry: false, ...api });
	return {
		name: "stripe",
		label: "Stripe",
		basic: false,
		hasPortal: portal,
		// Not checked: a request to Stripe at each status call would not show more than the next payment does.
		available: async () => true,
		async priceIds(keys) {
			const ids = new Map(Object.entries(prices).filter(([key]) => keys.includes(key)));
			const unknown = keys.filter((key) => !ids.has(key));
			for (let at = 0; at < unknown.length; at += keysAtOnce) {
				const lookup_keys = unknown.slice(at, at + keysAtOnce);
				const { data } = await orSeamError(stripe.prices.list({ lookup_keys, active: true, limit: 100 }));
				for (const { id, lookup_key } of data) if (lookup_key) ids.set(lookup_key, id);
			}
			return ids;
		},
		checkoutUrl: (order) => orSeamError(checkout(stripe, order)),
		changePlan: (change) => orSeamError(changePlan(stripe, change)),
		cancelAtPeriodEnd: (id) =>
			orSeamError(
				(async () => {
					await releaseSchedule(stripe, await stripe.subscriptions.retrieve(id));
					await stripe.subscriptions.update(id, { cancel_at_period_end: true });
				})(),
			),
		async endAll(customer) {
			if (isStripes(customer)) await orSeamError(orWithoutCustomer(endAll(stripe, customer), undefined));
		},
		async portalUrl(customer, return_url) {
			if (!portal || !isStripes(customer)) return null;
			const page = stripe.billingPortal.sessions.create({ customer, return_url }).then(({ url }) => url);
			return orSeamError(orWithoutCustomer(page, null));
		},
		async subscriptionOf(customer) {
			if (!isStripes(customer)) return null;
			return orSeamError(orWithoutCustomer(subscriptionOf(stripe, customer), null));
		},
		async customerFromWebhook(raw, signature = "") {
			try {
				const { data } = await stripe.webhooks.constructEventAsync(raw, signature, webhookSecret);
				const { customer } = data.object as { customer?: string | { id: string } | null };
				return customer ? idOf(customer) : null;
			} catch (cause) {
				if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) throw cause;
				throw new ForgedWebhook("The signature is not valid", { cause });
			}
		},
	};
}

async function changePlan(stripe: Stripe, change: PlanSwitch): Promise<{ confirmUrl: string | null }> {
	const { subscriptionId, priceId: price } = change;
	const subscription = await stripe.subscriptions.retrieve(subscriptionId);
	await releaseSchedule(stripe, subscription);
	const item = itemOf(subscription);
	const goOn = async () => {
		if (subscription.cancel_at_period_end)
			await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
		return { confirmUrl: null };
	};
	if (item.price.id === price) return goOn();
	if (change.when === "at-renewal") {
		await goOn();
		await scheduleChange(stripe, subscriptionId, price);
		return { confirmUrl: null };
	}
	const changed = await stripe.subscriptions.update(subscriptionId, {
		items: [{ id: item.id, price }],
		proration_behavior: "always_invoice",
		// Changes the plan only after the difference is paid.
		payment_behavior: "pending_if_incomplete",
		expand: ["latest_invoice"],
	});
	if (!changed.pending_update) return goOn();
	const invoice = changed.latest_invoice;
	return { confirmUrl: invoice && typeof invoice !== "string" ? (invoice.hosted_invoice_url ?? null) : null };
}

/**
 * Schedules the current price until the end of the period, then the other price. After that phase's first month the
 * subscription continues without the schedule.
 */
async function scheduleChange(stripe: Stripe, subscriptionId: string, price: string): Promise<void> {
	const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId });
	const [present] = phases;
	if (!present) throw new SeamError(`The schedule of ${subscriptionId} has no phase`, { retryable: false });
	await stripe.subscriptionSchedules.update(id, {
		end_behavior: "release",
		phases: [
			{
				items: present.items.map((item) => ({ price: idOf(item.price), quantity: item.quantity ?? 1 })),
				start_date: present.start_date,
				end_date: present.end_date,
			},
			{
				items: [{ price, quantity: 1 }],
				duration: { interval: "month", interval_count: 1 },
				proration_behavior: "none",
			},
		],
	});
}

/**
 * Releases a subscription from its schedule. While a schedule controls a subscription, it cannot be changed directly.
 */
async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
	if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule));
}

async function endAll(stripe: Stripe, customer: string): Promise<void> {
	await expireCheckouts(stripe, customer);
	for await (const subscription of stripe.subscriptions.list({ customer })) {
		await releaseSchedule(stripe, subscription);
		await stripe.subscriptions.cancel(subscription.id);
	}
}

async function orSeamError<T>(call: Promise<T>): Promise<T> {
	try {
		return await call;
	} catch (cause) {
		if (cause instanceof Stripe.errors.StripeCardError) throw new PaymentDeclined("The card was declined", { cause });
		if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
		const status = cause.statusCode ?? 0;
		throw new SeamError(`Stripe refused: ${cause.type}`, {
			retryable: status === 0 || status === 429 || status >= 500,
			cause,
		});
	}
}
