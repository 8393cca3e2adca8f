import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { session } from "./identity-schema.ts";
import { person } from "./schema.ts";

/**
 * Whether a person, and the sign-in session of their call, still exist.
 * @param who.sessionId undefined if sessions are kept by another identity provider
 */
export async function isStillThere(
	db: Database,
	{ personId, sessionId }: { personId: string; sessionId: string | undefined },
): Promise<boolean> {
	if ((await db.$count(person, eq(person.id, personId))) === 0) return false;
	return sessionId === undefined || (await db.$count(session, eq(session.id, sessionId))) > 0;
}
