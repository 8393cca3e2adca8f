import { and, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { jwks, session } from "./identity-schema.ts";

export interface SealedKey {
	id: string;
	/** A private key as the identity library encrypts it. */
	sealed: string;
}

/** The keys that sign tokens. */
export async function sealedKeys(db: Database): Promise<SealedKey[]> {
	const rows = await db.select({ id: jwks.id, privateKey: jwks.privateKey }).from(jwks);
	return rows.map(({ id, privateKey }) => ({ id, sealed: JSON.parse(privateKey) }));
}

/** Replaces the encrypted form of a key, unless another process has already replaced it. */
export async function replaceSealed(db: Database, { id, sealed }: SealedKey, by: string): Promise<void> {
	await db
		.update(jwks)
		.set({ privateKey: JSON.stringify(by) })
		.where(and(eq(jwks.id, id), eq(jwks.privateKey, JSON.stringify(sealed))));
}

/**
 * Deletes the keys that sign tokens, which are encrypted with the secret, and every sign-in session. New keys are
 * created at the next sign-in.
 */
export async function renewSigningKeys(db: Database): Promise<void> {
	await db.transaction(async (transaction) => {
		await transaction.delete(jwks);
		await transaction.delete(session);
	});
}
