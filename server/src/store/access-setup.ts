import type { AccessSetup } from "@sayso/contract/access/setup.ts";
import { and, eq, lte } from "drizzle-orm";
import { accessSetup } from "./access-setup-schema.ts";
import type { Database } from "./database.ts";

interface Kept {
	setup: AccessSetup;
	changedAt: Date;
}

/** What a person keeps in their account; undefined where they keep nothing. */
export async function accessSetupOf(db: Database, personId: string): Promise<Kept | undefined> {
	const { setup, changedAt } = accessSetup;
	const [row] = await db.select({ setup, changedAt }).from(accessSetup).where(eq(accessSetup.personId, personId));
	return row;
}

/**
 * Keeps a setup where none is kept that was changed later.
 * @param begins whether it is kept where nothing is
 * @returns false where it was not taken
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

/** Forgets what is kept, unless it was changed after `at`. */
export async function forgetAccessSetup(db: Database, personId: string, at: Date): Promise<void> {
	await db.delete(accessSetup).where(and(eq(accessSetup.personId, personId), lte(accessSetup.changedAt, at)));
}
