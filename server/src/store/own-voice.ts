import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { deleteInBatches } from "./in-batches.ts";
import { ownVoice } from "./own-voice-schema.ts";

type KeptVoice = Omit<typeof ownVoice.$inferSelect, "personId">;

/** The vendor of a row that is no voice yet: it holds a place, so that whoever removes it is noticed. */
const none = "";

/** The banked voice that a person keeps; undefined where they keep none. */
export async function keptVoiceOf(db: Database, personId: string): Promise<KeptVoice | undefined> {
	const [row] = await db
		.select()
		.from(ownVoice)
		.where(and(eq(ownVoice.personId, personId), ne(ownVoice.vendor, none)));
	return row;
}

/** Holds a place for a voice that may be kept soon, unless one is kept. @param now when it was begun */
export async function beginOwnVoice(db: Database, personId: string, now: Date): Promise<void> {
	const place = { voiceId: none, vendor: none, consentedAt: now, isChosen: false };
	await db
		.insert(ownVoice)
		.values({ personId, ...place })
		.onConflictDoNothing();
}

/** Keeps it, unless what stood there at `beginOwnVoice` was removed since: then nothing is written. */
export async function putOwnVoice(db: Database, personId: string, kept: KeptVoice): Promise<void> {
	await db.update(ownVoice).set(kept).where(eq(ownVoice.personId, personId));
}

/** Gives back places that nobody came back to: of a process that was killed while the vendor spoke. */
export async function deleteBegunVoices(db: Database, before: Date): Promise<void> {
	const isLeft = and(sql`${ownVoice.vendor} = ''`, lt(ownVoice.consentedAt, before));
	await deleteInBatches(db, ownVoice, isLeft, ownVoice.consentedAt);
}

/** Gives the place of `beginOwnVoice` back, and leaves a voice that is kept. */
export async function giveUpOwnVoice(db: Database, personId: string): Promise<void> {
	await db.delete(ownVoice).where(and(eq(ownVoice.personId, personId), eq(ownVoice.vendor, none)));
}

/** Lets the one that is kept speak, or not. */
export async function chooseOwnVoice(db: Database, personId: string, isChosen: boolean): Promise<void> {
	await db.update(ownVoice).set({ isChosen }).where(eq(ownVoice.personId, personId));
}

export async function removeOwnVoice(db: Database, personId: string): Promise<void> {
	await db.delete(ownVoice).where(eq(ownVoice.personId, personId));
}
