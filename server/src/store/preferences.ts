import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { preferences } from "./schema.ts";

/** The preferences as they are stored, whether or not the person's plan still carries them. */
export async function storedPreferences(db: Database, personId: string): Promise<Preferences> {
	const row = await db.query.preferences.findFirst({ where: eq(preferences.personId, personId) });
	if (!row) throw new Error("A person has no preferences row");
	const { personId: _, adultConfirmedAt: __, ...values } = row;
	return values;
}

export async function changePreferences(
	db: Database,
	personId: string,
	change: Partial<Preferences> & { adultConfirmedAt?: Date | null },
): Promise<void> {
	await db.update(preferences).set(change).where(eq(preferences.personId, personId));
}
