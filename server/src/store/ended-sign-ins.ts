import { lte } from "drizzle-orm";
import type { Database } from "./database.ts";
import { session, verification } from "./identity-schema.ts";
import { deleteInBatches } from "./in-batches.ts";

/** Deletes expired sign-in sessions, with their network address and browser, and expired links and states. */
export async function deleteEndedSignIns(db: Database, now: Date): Promise<void> {
	await deleteInBatches(db, session, lte(session.expiresAt, now), session.expiresAt);
	await deleteInBatches(db, verification, lte(verification.expiresAt, now), verification.expiresAt);
}
