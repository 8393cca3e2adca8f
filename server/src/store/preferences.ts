import type { PreferenceName, Preferences } from "@sayso/contract/entities/preferences.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { PersonGone } from "./person-gone.ts";
import { preferences } from "./schema.ts";

/** When preferences were last changed, in milliseconds since 1970. */
export type ChangedAt = Partial<Record<PreferenceName, number>>;

/** The preferences as stored, whether or not the person's plan still includes them. */
export const storedPreferences = async (db: Database, personId: string): Promise<Preferences> =>
	(await datedPreferences(db, personId)).values;

/** The same, with the time of each last change. */
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
 * Changes the given preferences and their times; the others stay.
 * @param seen the times on which the change is based
 * @returns false if they have changed meanwhile: then nothing is changed
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
