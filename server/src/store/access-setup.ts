import type { AccessSetup } from "@sayso/contract/access/setup.ts";
import { and, eq, lte } from "drizzle-orm";
import { accessSetup } from "./access-setup-schema.ts";
import type { Database } from "./database.ts";

interface Kept {
	setup: AccessSetup;
	changedAt: Date;
}

/** The setup that a person stores in their account; undefined if they store none there. */
export async function accessSetupOf(db: Database, personId: string): Promise<Kept | undefined> {
	const { setup, changedAt } = accessSetup;
	const [row] = await db.select({ setup, changedAt }).from(accessSetup).where(eq(accessSetup.personId, personId));
	return row;
}

/**
 * Stores a setup unless a later change is stored.
 * @param begins whether to store it if nothing is stored yet
 * @returns false if it was not stored
 */
export async function putAccessSetup(db: Database, personId: string, kept: Kept, begins: boolean): Promise<boolean> {
	const isNotNewer = lte(accessSetup.changedAt, kept.changedAt);
	const { rowCount } = begins
		? await db
				.insert(accessSetup)
				.values({ personId, ...kept })
				.onConflictDoUpdate({ target: accessSetup.personId, set: kept, setWhere: isNotNewer })
		: await db
				.update(accessSetup)
				.set(kept)
				.where(and(eq(accessSetup.personId, personId), isNotNewer));
	return rowCount === 1;
}

/** Deletes the stored setup unless it was changed after `at`. */
export async function forgetAccessSetup(db: Database, personId: string, at: Date): Promise<void> {
	await db.delete(accessSetup).where(and(eq(accessSetup.personId, personId), lte(accessSetup.changedAt, at)));
}
