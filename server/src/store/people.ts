import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { formerAmong } from "./former-people.ts";
import { PersonGone } from "./person-gone.ts";
import { person, preferences, subscription } from "./schema.ts";

export type Person = typeof person.$inferSelect;

/** The digests under which a new person may be known from a deleted account. */
export interface FormerDigests {
	account: readonly string[];
	address: readonly string[];
}

/**
 * The person with this id, created with default preferences and a trial plan at their first call. The trial counts as
 * used if the address had one before.
 * @throws {PersonGone} for the last calls of an account that was just deleted, which would create it again
 */
export async function ensurePerson(
	db: Database,
	{ id, email }: Pick<Person, "id" | "email">,
	former: FormerDigests,
	now: Date,
): Promise<Person> {
	const found = await db.query.person.findFirst({ where: eq(person.id, id) });
	if (found) return found.email === email ? found : renewEmail(db, id, email);
	return db.transaction(async (tx) => {
		await tx.insert(person).values({ id, email, createdAt: now }).onConflictDoNothing();
		// Read after the insert, which waits for a deletion in progress.
		const known = await formerAmong(tx, [...former.account, ...former.address], now);
		if (former.account.some((digest) => known.has(digest))) throw new PersonGone();
		await tx.insert(preferences).values({ personId: id }).onConflictDoNothing();
		const isTrialUsed = former.address.some((digest) => known.has(digest));
		await tx.insert(subscription).values({ personId: id, periodStart: now, isTrialUsed }).onConflictDoNothing();
		const [made] = await tx.select().from(person).where(eq(person.id, id));
		if (!made) throw new PersonGone();
		return made;
	});
}

async function renewEmail(db: Database, id: string, email: string): Promise<Person> {
	const [renewed] = await db.update(person).set({ email }).where(eq(person.id, id)).returning();
	if (!renewed) throw new PersonGone();
	return renewed;
}

export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
	return db.query.person.findFirst({ where: eq(person.id, id) });
}

export async function findPersonByEmail(db: Database, email: string): Promise<Person | undefined> {
	return db.query.person.findFirst({ where: eq(person.email, email.toLowerCase()) });
}

/** Everyone, oldest first, with their plan. */
export async function listPeople(db: Database): Promise<{ id: string; email: string; planId: string; since: Date }[]> {
	return db
		.select({ id: person.id, email: person.email, planId: subscription.planId, since: person.createdAt })
		.from(person)
		.innerJoin(subscription, eq(subscription.personId, person.id))
		.orderBy(person.createdAt);
}

/**
 * Locks a person's row: other changes and deletions wait for the end of the transaction.
 * @returns whether the person exists
 */
export async function lockPerson(db: Pick<Database, "select">, id: string): Promise<boolean> {
	const rows = await db.select({ id: person.id }).from(person).where(eq(person.id, id)).for("update");
	return rows.length === 1;
}

/** Deletes the person with every row that belongs to them. */
export async function deletePerson(db: Pick<Database, "delete">, id: string): Promise<void> {
	await db.delete(person).where(eq(person.id, id));
}
