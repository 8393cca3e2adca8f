import { and, eq, gt, isNotNull, lt, lte, sql } from "drizzle-orm";
import { emailCode } from "./accounts-schema.ts";
import type { Database } from "./database.ts";

export type EmailCode = typeof emailCode.$inferSelect;

/**
 * Records that a code was requested and invalidates an older one, in one statement, so that simultaneous calls count as
 * one request.
 * @param pause seconds between two requests
 * @returns the remaining seconds of the pause, rounded up, if this request is within it; otherwise 0
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

/** Stores the digest of the code for one request. @returns false if a newer request has replaced it */
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

/** The valid code, or undefined. */
export async function codeOf(db: Database, personId: string, now: Date): Promise<EmailCode | undefined> {
	const [row] = await db.select().from(emailCode).where(works(personId, now));
	return row;
}

/** Counts one attempt before the comparison. @returns the code to compare with, or undefined after the last attempt */
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

/** Uses a code up. @returns false if another call was faster, or a newer code was requested */
export async function useCode(db: Database, personId: string, codeHash: string): Promise<boolean> {
	const used = await db
		.delete(emailCode)
		.where(and(eq(emailCode.personId, personId), eq(emailCode.codeHash, codeHash)))
		.returning();
	return used.length > 0;
}

const works = (personId: string, now: Date) =>
	and(eq(emailCode.personId, personId), isNotNull(emailCode.codeHash), gt(emailCode.expiresAt, now));
