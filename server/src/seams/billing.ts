/** A subscription as the payment service has it. */
export interface BilledSubscription {
	id: string;
	priceId: string;
	/** The price from the next period on, if the customer chose another one. */
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
	/** The id that an earlier order returned. */
	customerId: string | null;
	priceId: string;
	/** Where the payment page sends the person back after payment. */
	paidUrl: string;
	leftUrl: string;
}

export interface PlanSwitch {
	subscriptionId: string;
	priceId: string;
	/**
	 * `now`: the unused part of the paid period is deducted from the price. `at-renewal`: nothing is charged before the
	 * renewal.
	 */
	when: "now" | "at-renewal";
}

/** The payment service. Its webhooks are only hints: `subscriptionOf` is the truth. Failures are `SeamError`s. */
export interface Billing {
	readonly name: string;
	/** The name that the interface shows. */
	readonly label: string;
	/** True if no real money is charged. */
	readonly basic: boolean;
	/** Whether `portalUrl` returns a page. */
	readonly hasPortal: boolean;
	available(): Promise<boolean>;
	/** The service's ids of these prices, by our keys. Prices that the service does not have are left out. */
	priceIds(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
	/**
	 * Returns a page on which the customer pays. The same order returns the page that is still open; another order
	 * closes it. A customer whom the service no longer has is created again.
	 * @returns no `url` if the customer has a running subscription: a second payment would create a second one
	 */
	checkoutUrl(order: CheckoutOrder): Promise<{ url: string | null; customerId: string }>;
	/**
	 * Moves a running subscription to another price and withdraws a pending cancellation or pending change. If the
	 * subscription has this price already, only the withdrawal happens.
	 * @returns where the customer confirms the payment, if they have to
	 * @throws {PaymentDeclined}
	 */
	changePlan(change: PlanSwitch): Promise<{ confirmUrl: string | null }>;
	/** Ends the subscription at the end of the paid period. A repeated call is no error. */
	cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
	/**
	 * Ends all subscriptions of the customer at once and closes their open payment pages. It is no error if the customer has
	 * no subscription.
	 */
	endAll(customerId: string): Promise<void>;
	/** The page on which the customer manages cards and receipts; null if the service has no such page. */
	portalUrl(customerId: string, returnUrl: string): Promise<string | null>;
	/** The customer's running subscription, or the last one that ended; null if they never had one. */
	subscriptionOf(customerId: string): Promise<BilledSubscription | null>;
	/**
	 * The customer that a webhook is about; null if it is not about a customer.
	 * @param signature the `Stripe-Signature` header
	 * @throws {ForgedWebhook} unless the service itself sent exactly this, just now
	 */
	customerFromWebhook(raw: Buffer, signature: string | undefined): Promise<string | null>;
}

export class ForgedWebhook extends Error {}

export class PaymentDeclined extends Error {}
