import { and, asc, eq } from "drizzle-orm";
import { sandboxCheckout, sandboxSubscription } from "./billing-schema.ts";
import type { Database } from "./database.ts";

type Checkout = typeof sandboxCheckout.$inferSelect;
type Subscription = typeof sandboxSubscription.$inferSelect;

/** The sandbox payment service's storage, which survives a restart. */
export function sandboxBooks(db: Database) {
	const isOpen = (id: string) => and(eq(sandboxCheckout.id, id), eq(sandboxCheckout.open, true));
	return {
		async addCheckout(checkout: Checkout): Promise<void> {
			await db.insert(sandboxCheckout).values(checkout);
		},
		async checkout(id: string): Promise<Checkout | undefined> {
			const [found] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, id));
			return found;
		},
		/** In one transaction, so that a simultaneous order sees either the open checkout or the subscription. */
		async payCheckout(id: string, subscription: Subscription): Promise<void> {
			await db.transaction(async (tx) => {
				const { rowCount } = await tx.update(sandboxCheckout).set({ open: false }).where(isOpen(id));
				if (rowCount === 1) await tx.insert(sandboxSubscription).values(subscription);
			});
		},
		async openCheckoutOf(customerId: string, priceId: string): Promise<Checkout | undefined> {
			const { open, customerId: customer, priceId: price } = sandboxCheckout;
			const isTheirs = and(eq(open, true), eq(customer, customerId), eq(price, priceId));
			const [found] = await db.select().from(sandboxCheckout).where(isTheirs);
			return found;
		},
		async closeCheckoutsOf(customerId: string): Promise<void> {
			await db.update(sandboxCheckout).set({ open: false }).where(eq(sandboxCheckout.customerId, customerId));
		},
		async subscription(id: string): Promise<Subscription | undefined> {
			const [found] = await db.select().from(sandboxSubscription).where(eq(sandboxSubscription.id, id));
			return found;
		},
		async subscriptionsOf(customerId: string): Promise<Subscription[]> {
			return db
				.select()
				.from(sandboxSubscription)
				.where(eq(sandboxSubscription.customerId, customerId))
				.orderBy(asc(sandboxSubscription.periodStart));
		},
		async put(subscription: Subscription): Promise<void> {
			await db
				.insert(sandboxSubscription)
				.values(subscription)
				.onConflictDoUpdate({ target: sandboxSubscription.id, set: subscription });
		},
	};
}
