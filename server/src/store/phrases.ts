import { isPhoto, type Phrase } from "@sayso/contract/entities/phrase.ts";
import { and, asc, count, eq, like, lte, ne, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { phrase } from "./phrases-schema.ts";
import { person } from "./schema.ts";

type Row = typeof phrase.$inferSelect;
const asPhrase = ({ personId: _, ...row }: Row): Phrase => ({ ...row, updatedAt: row.updatedAt.toISOString() });
const theOne = (personId: string, id: string) => and(eq(phrase.personId, personId), eq(phrase.id, id));

/** Every phrase of a person, in order. */
export async function phrasesOf(db: Database, personId: string): Promise<Phrase[]> {
	const rows = await db
		.select()
		.from(phrase)
		.where(eq(phrase.personId, personId))
		.orderBy(asc(phrase.position), asc(phrase.id));
	return rows.map(asPhrase);
}

/**
 * Saves a phrase unless a newer change is stored under its id. If the change names the version it is based on, that
 * version must still be stored.
 * @param how `basedOn`: when that version was changed. `most`: the limits on phrases, and on phrases with a photo
 * @returns the stored phrase, or which limit would be exceeded
 */
export async function putPhrase(
	db: Database,
	personId: string,
	{ updatedAt, ...given }: Phrase,
	{ basedOn, most }: { basedOn: string | undefined; most: { phrases: number; photos: number } },
): Promise<Phrase | "too_many_phrases" | "too_many_photos"> {
	return db.transaction(async (tx) => {
		// A person's saves run one after the other, so that two simultaneous ones cannot both be the last that fits.
		await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for("no key update");
		const [known] = await tx.select({ id: phrase.id }).from(phrase).where(theOne(personId, given.id));
		if (!known) {
			const [held] = await tx.select({ phrases: count() }).from(phrase).where(eq(phrase.personId, personId));
			if (held && held.phrases >= most.phrases) return "too_many_phrases";
		}
		if (isPhoto(given.picture)) {
			const others = and(eq(phrase.personId, personId), ne(phrase.id, given.id), like(phrase.picture, "data:%"));
			const [held] = await tx.select({ photos: count() }).from(phrase).where(others);
			if (held && held.photos >= most.photos) return "too_many_photos";
		}
		const values = { ...given, updatedAt: new Date(updatedAt) };
		const [saved] = await tx
			.insert(phrase)
			.values({ ...values, personId })
			.onConflictDoUpdate({
				target: [phrase.personId, phrase.id],
				// A change always gets a later time than the stored one, or the next device could not tell the two
				// apart.
				set: {
					...values,
					...(basedOn && { updatedAt: sql`greatest(excluded.updated_at, ${phrase.updatedAt} + '1 ms')` }),
				},
				setWhere: basedOn ? eq(phrase.updatedAt, new Date(basedOn)) : sql`${phrase.updatedAt} <= excluded.updated_at`,
			})
			.returning();
		const [standing] = saved ? [saved] : await tx.select().from(phrase).where(theOne(personId, given.id));
		return asPhrase(standing ?? { ...values, personId });
	});
}

/** Deletes a phrase that was not changed after `at`. @returns how many were deleted */
export async function removePhrase(db: Database, personId: string, id: string, at: Date): Promise<number> {
	const gone = await db
		.delete(phrase)
		.where(and(theOne(personId, id), lte(phrase.updatedAt, at)))
		.returning({ id: phrase.id });
	return gone.length;
}
