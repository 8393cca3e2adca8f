import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { person, preferences, subscription } from "./schema.ts";

export type Person = typeof person.$inferSelect;

/** The person with this id, made with a trial plan and default preferences on their first call. */
export async function ensurePerson(db: Database, id: string, email: string, now: Date): Promise<Person> {
	const found = await db.query.person.findFirst({ where: eq(person.id, id) });
	if (found) return found.email === email ? found : renewEmail(db, id, email);
	return db.transaction(async (tx) => {
		await tx.insert(person).values({ id, email, createdAt: now }).onConflictDoNothing();
		await tx.insert(preferences).values({ personId: id }).onConflictDoNothing();
		await tx.insert(subscription).values({ personId: id, periodStart: now }).onConflictDoNothing();
		const [made] = await tx.select().from(person).where(eq(person.id, id));
		if (!made) throw new Error("A person who was just stored is missing");
		return made;
	});
}

async function renewEmail(db: Database, id: string, email: string): Promise<Person> {
	const [renewed] = await db.update(person).set({ email }).where(eq(person.id, id)).returning();
	if (!renewed) throw new Error("A person who was just read is missing");
	return renewed;
}

export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
	return db.query.person.findFirst({ where: eq(person.id, id) });
}

export async function findPersonByEmail(db: Database, email: string): Promise<Person | undefined> {
	return db.query.person.findFirst({ where: eq(person.email, email.toLowerCase()) });
}

/** Everybody, oldest first, with the plan each is on. */
export async function listPeople(db: Database): Promise<{ id: string; email: string; planId: string; since: Date }[]> {
	return db
		.select({ id: person.id, email: person.email, planId: subscription.planId, since: person.createdAt })
		.from(person)
		.innerJoin(subscription, eq(subscription.personId, person.id))
		.orderBy(person.createdAt);
}

/** Removes the person with every row that belongs to them. */
export async function deletePerson(db: Pick<Database, "delete">, id: string): Promise<void> {
	await db.delete(person).where(eq(person.id, id));
}
