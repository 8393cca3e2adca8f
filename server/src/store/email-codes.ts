import { and, eq, gt, isNotNull, lt, lte, sql } from "drizzle-orm";
import { emailCode } from "./accounts-schema.ts";
import type { Database } from "./database.ts";

export type EmailCode = typeof emailCode.$inferSelect;

/**
 * Notes that a code was asked for; an older one stops working. In one statement, so that calls which arrive together
 * ask once.
 * @param pause seconds between one request and the next
 * @returns the seconds of the pause that are left, rounded up, where this request comes within it; else 0
 */
export async function requestCode(
	db: Pick<Database, "insert" | "select">,
	personId: string,
	now: Date,
	pause: number,
): Promise<number> {
	const before = new Date(now.getTime() - pause * 1000);
	const asked = await db
		.insert(emailCode)
		.values({ personId, requestedAt: now })
		.onConflictDoUpdate({
			target: emailCode.personId,
			set: { requestedAt: now, codeHash: null, expiresAt: null, tries: 0 },
			setWhere: lte(emailCode.requestedAt, before),
		})
		.returning();
	if (asked.length > 0) return 0;
	const [last] = await db.select().from(emailCode).where(eq(emailCode.personId, personId));
	return Math.max(1, Math.ceil(((last?.requestedAt ?? now).getTime() - before.getTime()) / 1000));
}

/** Keeps the digest of the code for one request. @returns false where a newer request has taken its place */
export async function keepCode(
	db: Database,
	request: { personId: string; requestedAt: Date },
	code: { codeHash: string; expiresAt: Date },
): Promise<boolean> {
	const kept = await db
		.update(emailCode)
		.set({ ...code, tries: 0 })
		.where(and(eq(emailCode.personId, request.personId), eq(emailCode.requestedAt, request.requestedAt)))
		.returning();
	return kept.length > 0;
}

/** The code that still works, or undefined. */
export async function codeOf(db: Database, personId: string, now: Date): Promise<EmailCode | undefined> {
	const [row] = await db.select().from(emailCode).where(works(personId, now));
	return row;
}

/** Counts one try before anything is compared. @returns the code to compare with, or undefined after the last try */
export async function countTry(
	db: Database,
	personId: string,
	now: Date,
	limit: number,
): Promise<EmailCode | undefined> {
	const [row] = await db
		.update(emailCode)
		.set({ tries: sql`${emailCode.tries} + 1` })
		.where(and(works(personId, now), lt(emailCode.tries, limit)))
		.returning();
	return row;
}

/** Uses a code up. @returns false where somebody was faster, or a newer code was asked for */
export async function useCode(db: Database, personId: string, codeHash: string): Promise<boolean> {
	const used = await db
		.delete(emailCode)
		.where(and(eq(emailCode.personId, personId), eq(emailCode.codeHash, codeHash)))
		.returning();
	return used.length > 0;
}

const works = (personId: string, now: Date) =>
	and(eq(emailCode.personId, personId), isNotNull(emailCode.codeHash), gt(emailCode.expiresAt, now));
