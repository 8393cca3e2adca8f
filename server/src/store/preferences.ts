import type { PreferenceName, Preferences } from "@sayso/contract/entities/preferences.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { PersonGone } from "./person-gone.ts";
import { preferences } from "./schema.ts";

/** When preferences were changed last, in milliseconds since 1970. */
export type ChangedAt = Partial<Record<PreferenceName, number>>;

/** The preferences as they are stored, whether or not the person's plan still carries them. */
export const storedPreferences = async (db: Database, personId: string): Promise<Preferences> =>
	(await datedPreferences(db, personId)).values;

/** The same, with when each was changed last. */
export async function datedPreferences(
	db: Database,
	personId: string,
): Promise<{ values: Preferences; changedAt: ChangedAt }> {
	const row = await db.query.preferences.findFirst({ where: eq(preferences.personId, personId) });
	if (!row) throw new PersonGone();
	const { personId: _, adultConfirmedAt: __, changedAt, ...values } = row;
	return { values, changedAt };
}

/**
 * Changes what is given, and dates it; the dates of all else stay.
 * @param seen the dates that the change was judged by
 * @returns false where they are others by now: then nothing is changed
 */
export async function changePreferences(
	db: Database,
	personId: string,
	change: Partial<Preferences> & { adultConfirmedAt?: Date | null },
	changedAt: ChangedAt,
	seen?: ChangedAt,
): Promise<boolean> {
	const dates = sql`${preferences.changedAt} || ${JSON.stringify(changedAt)}::jsonb`;
	const asSeen = seen && sql`${preferences.changedAt} = ${JSON.stringify(seen)}::jsonb`;
	const { rowCount } = await db
		.update(preferences)
		.set({ ...change, changedAt: dates })
		.where(and(eq(preferences.personId, personId), asSeen));
	return rowCount === 1;
}
