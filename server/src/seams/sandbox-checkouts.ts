/** A checkout of the sandbox, as its books keep it. */
export interface Checkout {
	id: string;
	customerId: string;
	priceId: string;
	paidUrl: string;
	leftUrl: string;
	open: boolean;
}

/** A webhook, ready to be sent. */
interface SignedWebhook {
	raw: Buffer;
	signature: string;
}

/** What the sandbox's own page works with. */
export interface SandboxCheckouts {
	find(id: string): Promise<(Checkout & { isPaid: boolean }) | undefined>;
	/** Pays an open checkout; once it is paid, a second press changes nothing. @returns the webhook that says so; null where it was replaced */
	pay(id: string): Promise<SignedWebhook | null>;
}
