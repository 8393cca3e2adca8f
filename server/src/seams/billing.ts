/** A subscription as the payment service has it. */
export interface BilledSubscription {
	id: string;
	priceId: string;
	/** The price that follows at the end of the period, where another was chosen. */
	nextPriceId: string | null;
	/** `canceled`: it is over, or was never paid. */
	status: "active" | "past_due" | "canceled";
	periodStart: Date;
	periodEnd: Date;
	cancelAtPeriodEnd: boolean;
}

export interface CheckoutOrder {
	personId: string;
	email: string;
	/** As an earlier order gave it. */
	customerId: string | null;
	priceId: string;
	/** Where the person comes back to, having paid or not. */
	paidUrl: string;
	leftUrl: string;
}

export interface PlanSwitch {
	subscriptionId: string;
	priceId: string;
	/** `now`: what is left of the paid period is taken off the price. `at-renewal`: nothing is paid before. */
	when: "now" | "at-renewal";
}

/** The payment service. Whatever it says by itself is a hint: `subscriptionOf` is the truth. Failures are `SeamError`s. */
export interface Billing {
	readonly name: string;
	/** As the screen names it. */
	readonly label: string;
	/** Nobody really pays. */
	readonly basic: boolean;
	/** Whether `portalUrl` gives one. */
	readonly hasPortal: boolean;
	available(): Promise<boolean>;
	/** The service's own ids of these prices, by their keys; those it does not have are left out. */
	priceIds(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
	/**
	 * A page on which the customer pays. The same order finds the page that is still open; another one closes it.
	 * A customer the service no longer has is made anew.
	 * @returns no `url` where the customer has a subscription that runs: paying again would make a second one
	 */
	checkoutUrl(order: CheckoutOrder): Promise<{ url: string | null; customerId: string }>;
	/**
	 * Moves a running subscription to another price. A cancellation or another change that waits is withdrawn; the price
	 * it has already only does that.
	 * @returns where the customer has to confirm the payment, if they have to
	 * @throws {PaymentDeclined}
	 */
	changePlan(change: PlanSwitch): Promise<{ confirmUrl: string | null }>;
	/** The subscription ends with the period that is paid for. Once more is no error. */
	cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
	/** Ends at once whatever the customer pays for, and closes what they could still pay on. Nothing to end is no error. */
	endAll(customerId: string): Promise<void>;
	/** A page on which the customer manages cards and receipts; null where the service has none. */
	portalUrl(customerId: string, returnUrl: string): Promise<string | null>;
	/** The customer's running subscription, or the last that ended; null for a customer who never had one. */
	subscriptionOf(customerId: string): Promise<BilledSubscription | null>;
	/**
	 * The customer a webhook is about; null where it is about none.
	 * @param signature the `Stripe-Signature` header
	 * @throws {ForgedWebhook} unless the service itself sent exactly this, just now
	 */
	customerFromWebhook(raw: Buffer, signature: string | undefined): Promise<string | null>;
}

export class ForgedWebhook extends Error {}

export class PaymentDeclined extends Error {}
