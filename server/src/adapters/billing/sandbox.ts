import type { Billing } from "../../seams/billing.ts";
import type { Database } from "../../store/database.ts";
import { sandboxBooks } from "../../store/sandbox-billing.ts";
import { type Checkout, ledger, type SignedWebhook } from "./ledger.ts";

/** What the sandbox's own page works with. */
export interface SandboxCheckouts {
	find(id: string): Promise<Checkout | undefined>;
	/** Pays an open checkout. @returns the webhook that says so; null where it is closed */
	pay(id: string): Promise<SignedWebhook | null>;
}

/** Payments without money, on a page of our own: the whole path, with no account anywhere. */
export function sandboxBilling(parts: {
	db: Database;
	clock: { now(): Date };
	newId(): string;
	publicUrl: string;
	/** Signs its webhooks. */
	secret: string;
}): { billing: Billing; checkouts: SandboxCheckouts } {
	const { checkout, pay, ...book } = ledger({
		books: sandboxBooks(parts.db),
		clock: parts.clock,
		newId: parts.newId,
		secret: parts.secret,
		addressOf: (id) => `${parts.publicUrl}/sandbox/checkout/${id}`,
	});
	return {
		billing: { ...book, name: "sandbox", label: "Sandbox payments", basic: true },
		checkouts: { find: checkout, pay },
	};
}
