import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { deleteInBatches } from "./in-batches.ts";
import { ownVoice } from "./own-voice-schema.ts";

type KeptVoice = Omit<typeof ownVoice.$inferSelect, "personId">;

/** The vendor of a reservation, which is not a voice yet. Its row shows whether the consent was withdrawn meanwhile. */
const none = "";

/** The banked voice that a person has stored; undefined if there is none. */
export async function keptVoiceOf(db: Database, personId: string): Promise<KeptVoice | undefined> {
	const [row] = await db
		.select()
		.from(ownVoice)
		.where(and(eq(ownVoice.personId, personId), ne(ownVoice.vendor, none)));
	return row;
}

/**
 * Reserves a row for a voice that may be stored soon, unless one is stored.
 * @param now when the reservation was made
 */
export async function beginOwnVoice(db: Database, personId: string, now: Date): Promise<void> {
	const place = { voiceId: none, vendor: none, consentedAt: now, isChosen: false };
	await db
		.insert(ownVoice)
		.values({ personId, ...place })
		.onConflictDoNothing();
}

/** Stores the voice, unless the row of `beginOwnVoice` was deleted since: then nothing is written. */
export async function putOwnVoice(db: Database, personId: string, kept: KeptVoice): Promise<void> {
	await db.update(ownVoice).set(kept).where(eq(ownVoice.personId, personId));
}

/** Deletes old reservations, left by a process that was killed while the vendor spoke. */
export async function deleteBegunVoices(db: Database, before: Date): Promise<void> {
	const isLeft = and(sql`${ownVoice.vendor} = ''`, lt(ownVoice.consentedAt, before));
	await deleteInBatches(db, ownVoice, isLeft, ownVoice.consentedAt);
}

/** Deletes the reservation of `beginOwnVoice` but not a stored voice. */
export async function giveUpOwnVoice(db: Database, personId: string): Promise<void> {
	await db.delete(ownVoice).where(and(eq(ownVoice.personId, personId), eq(ownVoice.vendor, none)));
}

/** Switches the stored voice on or off. */
export async function chooseOwnVoice(db: Database, personId: string, isChosen: boolean): Promise<void> {
	await db.update(ownVoice).set({ isChosen }).where(eq(ownVoice.personId, personId));
}

export async function removeOwnVoice(db: Database, personId: string): Promise<void> {
	await db.delete(ownVoice).where(eq(ownVoice.personId, personId));
}
