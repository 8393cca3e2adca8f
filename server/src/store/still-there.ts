import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { session } from "./identity-schema.ts";
import { person } from "./schema.ts";

/**
 * Whether a person is there, and the sign-in they came with.
 * @param who.sessionId undefined where the identity is another's, who alone knows sign-ins
 */
export async function isStillThere(
	db: Database,
	{ personId, sessionId }: { personId: string; sessionId: string | undefined },
): Promise<boolean> {
	if ((await db.$count(person, eq(person.id, personId))) === 0) return false;
	return sessionId === undefined || (await db.$count(session, eq(session.id, sessionId))) > 0;
}
