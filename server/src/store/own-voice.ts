import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { ownVoice } from "./own-voice-schema.ts";

type KeptVoice = Omit<typeof ownVoice.$inferSelect, "personId">;

/** The banked voice that a person keeps; undefined where they keep none. */
export async function keptVoiceOf(db: Database, personId: string): Promise<KeptVoice | undefined> {
	const [row] = await db.select().from(ownVoice).where(eq(ownVoice.personId, personId));
	return row;
}

export async function putOwnVoice(db: Database, personId: string, kept: KeptVoice): Promise<void> {
	await db
		.insert(ownVoice)
		.values({ personId, ...kept })
		.onConflictDoUpdate({ target: ownVoice.personId, set: kept });
}

/** Lets the one that is kept speak, or not. */
export async function chooseOwnVoice(db: Database, personId: string, isChosen: boolean): Promise<void> {
	await db.update(ownVoice).set({ isChosen }).where(eq(ownVoice.personId, personId));
}

export async function removeOwnVoice(db: Database, personId: string): Promise<void> {
	await db.delete(ownVoice).where(eq(ownVoice.personId, personId));
}
