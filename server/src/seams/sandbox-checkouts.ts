/** A checkout of the sandbox payment service. */
export interface Checkout {
	id: string;
	customerId: string;
	priceId: string;
	paidUrl: string;
	leftUrl: string;
	open: boolean;
}

/** A signed webhook, ready to be sent. */
interface SignedWebhook {
	raw: Buffer;
	signature: string;
}

/** What the sandbox's payment page needs. */
export interface SandboxCheckouts {
	find(id: string): Promise<(Checkout & { isPaid: boolean }) | undefined>;
	/**
	 * Pays an open checkout. A second call changes nothing.
	 * @returns the webhook that reports the payment; null if the checkout was replaced
	 */
	pay(id: string): Promise<SignedWebhook | null>;
}
