import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import type { Person } from "./people.ts";
import { PersonGone } from "./person-gone.ts";
import { person } from "./schema.ts";

type Fields = Pick<Person, "firstName" | "surname" | "birthYear" | "country" | "language" | "guardian"> &
	Partial<Pick<Person, "nickname" | "medicalCondition" | "medicalConsentAt" | "secondaryLanguage" | "voiceChoice">>;

/** Saves a profile. `isFirst`: it had never been saved before. */
export async function saveProfile(
	db: Pick<Database, "update">,
	personId: string,
	fields: Fields,
	now: Date,
): Promise<{ person: Person; isFirst: boolean }> {
	const [saved] = await db
		.update(person)
		.set({ ...fields, profileSavedAt: sql`coalesce(${person.profileSavedAt}, ${now.toISOString()})` })
		.where(eq(person.id, personId))
		.returning();
	if (!saved) throw new PersonGone();
	return { person: saved, isFirst: saved.profileSavedAt?.getTime() === now.getTime() };
}

/** Records when a profile was completed; a later time does not replace the first. */
export async function markProfileComplete(db: Pick<Database, "update">, personId: string, now: Date): Promise<void> {
	await db
		.update(person)
		.set({ profileCompletedAt: sql`coalesce(${person.profileCompletedAt}, ${now.toISOString()})` })
		.where(eq(person.id, personId));
}
