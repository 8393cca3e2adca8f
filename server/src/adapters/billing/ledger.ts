import { createHash } from "node:crypto";
import { type BilledSubscription, type Billing, ForgedWebhook } from "../../seams/billing.ts";
import type { Checkout, SandboxCheckouts } from "../../seams/sandbox-checkouts.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { advance, begin, switchTo } from "./ledger-subscription.ts";
import { isSigned, signWebhook } from "./webhook-signature.ts";

export type BookedSubscription = BilledSubscription & { customerId: string };

/** Storage of a ledger. */
export interface Books {
	addCheckout(checkout: Checkout): Promise<void>;
	checkout(id: string): Promise<Checkout | undefined>;
	/**
	 * Closes an open checkout and stores the subscription that it pays for, in one transaction. Does nothing if the
	 * checkout is closed already.
	 */
	payCheckout(id: string, subscription: BookedSubscription): Promise<void>;
	openCheckoutOf(customerId: string, priceId: string): Promise<Checkout | undefined>;
	closeCheckoutsOf(customerId: string): Promise<void>;
	subscription(id: string): Promise<BookedSubscription | undefined>;
	/** Oldest first. */
	subscriptionsOf(customerId: string): Promise<BookedSubscription[]>;
	put(subscription: BookedSubscription): Promise<void>;
}

export interface Ledger extends Omit<Billing, "name" | "label" | "basic"> {
	checkout: SandboxCheckouts["find"];
	pay: SandboxCheckouts["pay"];
}

interface LedgerParts {
	books: Books;
	clock: { now(): Date };
	newId(): string;
	secret: string;
	addressOf(checkoutId: string): string;
}

/** A payment service that charges no money. The sandbox and the scripted service use it with different storage. */
export function ledger({ books, clock, newId, secret, addressOf }: LedgerParts): Ledger {
	const latest = async (customerId: string) => {
		const all = (await books.subscriptionsOf(customerId)).map((kept) => ({ ...kept, ...advance(kept, clock.now()) }));
		return all.findLast(({ status }) => status !== "canceled") ?? all.at(-1) ?? null;
	};
	const running = async (id: string) => {
		const kept = await books.subscription(id);
		const now = kept && { ...kept, ...advance(kept, clock.now()) };
		if (!now || now.status === "canceled") throw new SeamError(`No running subscription ${id}`, { retryable: false });
		return now;
	};
	const isPaid = async (checkoutId: string) => (await books.subscription(paidBy(checkoutId))) !== undefined;
	return {
		hasPortal: false,
		available: async () => true,
		priceIds: async (keys) => new Map(keys.map((key) => [key, key])),
		async checkoutUrl({ personId, customerId: known, priceId, paidUrl, leftUrl }) {
			const customerId = known?.startsWith(customerPrefix) ? known : customerOf(personId);
			begin("", priceId, clock.now());
			const kept = await books.openCheckoutOf(customerId, priceId);
			if (kept?.paidUrl === paidUrl && kept.leftUrl === leftUrl) return { url: addressOf(kept.id), customerId };
			await books.closeCheckoutsOf(customerId);
			// Checked again after all payment pages are closed, because a payment may have just come in.
			const present = await latest(customerId);
			if (present && present.status !== "canceled") return { url: null, customerId };
			const id = newId();
			await books.addCheckout({ id, customerId, priceId, paidUrl, leftUrl, open: true });
			return { url: addressOf(id), customerId };
		},
		async changePlan(change) {
			const kept = await running(change.subscriptionId);
			await books.put({ ...kept, ...switchTo(kept, change, clock.now()) });
			return { confirmUrl: null };
		},
		async cancelAtPeriodEnd(id) {
			await books.put({ ...(await running(id)), cancelAtPeriodEnd: true, nextPriceId: null });
		},
		async endAll(customerId) {
			await books.closeCheckoutsOf(customerId);
			for (const kept of await books.subscriptionsOf(customerId)) await books.put({ ...kept, status: "canceled" });
		},
		portalUrl: async () => null,
		subscriptionOf: async (customerId) => {
			const found = await latest(customerId);
			if (!found) return null;
			const { customerId: _mine, ...subscription } = found;
			return subscription;
		},
		async customerFromWebhook(raw, signature = "") {
			if (!isSigned(raw, signature, secret, clock.now())) throw new ForgedWebhook("The signature is not valid");
			const event = JSON.parse(raw.toString()) as { data?: { object?: { customer?: string } } };
			return event.data?.object?.customer ?? null;
		},
		async checkout(id) {
			const found = await books.checkout(id);
			return found && { ...found, isPaid: await isPaid(id) };
		},
		async pay(checkoutId) {
			const checkout = await books.checkout(checkoutId);
			if (!checkout) return null;
			const { customerId, priceId } = checkout;
			await books.payCheckout(checkoutId, { ...begin(paidBy(checkoutId), priceId, clock.now()), customerId });
			if (!(await isPaid(checkoutId))) return null;
			const event = { type: "checkout.session.completed", data: { object: { customer: customerId } } };
			const raw = Buffer.from(JSON.stringify(event));
			return { raw, signature: signWebhook(raw, secret, clock.now()) };
		},
	};
}

/** The id of the subscription that a checkout pays for: only one, however often Pay is pressed. */
const paidBy = (checkoutId: string): string => `sub_${checkoutId}`;

const customerPrefix = "customer_";

/** The same id for every order of a person, even for two orders at once. It does not reveal who they are. */
const customerOf = (personId: string): string =>
	customerPrefix + createHash("sha256").update(personId).digest("hex").slice(0, 24);
