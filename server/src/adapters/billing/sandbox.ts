import type { Billing } from "../../seams/billing.ts";
import type { SandboxCheckouts } from "../../seams/sandbox-checkouts.ts";
import type { Database } from "../../store/database.ts";
import { sandboxBooks } from "../../store/sandbox-billing.ts";
import { ledger } from "./ledger.ts";

/** Payments without money, on a payment page of our own: the whole checkout without a vendor account. */
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
