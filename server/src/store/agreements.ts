import { legal } from "@sayso/contract/legal.ts";
import { eq } from "drizzle-orm";
import { agreement } from "./accounts-schema.ts";
import type { Database } from "./database.ts";

const documents = ["terms", "privacy"] as const;

/**
 * Stores a person's agreement to the current versions of both texts. Agreeing again to the same version changes
 * nothing.
 */
export async function agree(
	db: Pick<Database, "insert">,
	personId: string,
	userHash: string | undefined,
	now: Date,
): Promise<void> {
	const rows = documents.map((document) => ({
		personId,
		document,
		version: legal[document].version,
		agreedAt: now,
		userHash: userHash ?? null,
	}));
	await db.insert(agreement).values(rows).onConflictDoNothing();
}

/** The devices on which a person agreed, if the browser sent a visitor id. */
export async function devicesOf(db: Pick<Database, "select">, personId: string): Promise<string[]> {
	const rows = await db
		.select({ userHash: agreement.userHash })
		.from(agreement)
		.where(eq(agreement.personId, personId));
	return [...new Set(rows.flatMap(({ userHash }) => userHash || []))];
}

/** Whether a person has agreed to the current versions of both texts. */
export async function hasAgreed(db: Pick<Database, "select">, personId: string): Promise<boolean> {
	const rows = await db.select().from(agreement).where(eq(agreement.personId, personId));
	return documents.every((document) =>
		rows.some((row) => row.document === document && row.version === legal[document].version),
	);
}
