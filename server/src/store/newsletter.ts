import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { deleteInBatches } from "./in-batches.ts";
import { newsletterSubscriber } from "./newsletter-schema.ts";

export type Subscriber = typeof newsletterSubscriber.$inferSelect;

/** Stores an address once. @returns its row, which may be an older one */
export async function keepSubscriber(
	db: Database,
	subscriber: Omit<Subscriber, "confirmedAt">,
): Promise<Subscriber | undefined> {
	const { email, askedAt } = subscriber;
	const [row] = await db
		.insert(newsletterSubscriber)
		.values(subscriber)
		.onConflictDoUpdate({ target: newsletterSubscriber.email, set: { email, askedAt } })
		.returning();
	return row;
}

export async function findSubscriber(db: Database, id: string): Promise<Subscriber | undefined> {
	const [row] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id));
	return row;
}

/** Records that the owner confirmed the address; the first time counts. @returns whether there is such a row */
export async function confirmSubscriber(db: Database, id: string, confirmedAt: Date): Promise<boolean> {
	await db
		.update(newsletterSubscriber)
		.set({ confirmedAt })
		.where(and(eq(newsletterSubscriber.id, id), isNull(newsletterSubscriber.confirmedAt)));
	return (await findSubscriber(db, id)) !== undefined;
}

export async function removeSubscriber(db: Database, id: string): Promise<void> {
	await db.delete(newsletterSubscriber).where(eq(newsletterSubscriber.id, id));
}

/** The recipients of the newsletter, oldest subscription first. */
export const confirmedSubscribers = (db: Database): Promise<Subscriber[]> =>
	db
		.select()
		.from(newsletterSubscriber)
		.where(isNotNull(newsletterSubscriber.confirmedAt))
		.orderBy(asc(newsletterSubscriber.confirmedAt), asc(newsletterSubscriber.id));

/** Deletes addresses that were last given before `moment` and never confirmed. */
export async function removeUnconfirmed(db: Database, moment: Date): Promise<void> {
	const { confirmedAt, askedAt } = newsletterSubscriber;
	await deleteInBatches(db, newsletterSubscriber, and(isNull(confirmedAt), lt(askedAt, moment)), askedAt);
}
