import { and, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { jwks, session } from "./identity-schema.ts";

export interface SealedKey {
	id: string;
	/** As the identity library seals a private key. */
	sealed: string;
}

/** The keys that sign tokens. */
export async function sealedKeys(db: Database): Promise<SealedKey[]> {
	const rows = await db.select({ id: jwks.id, privateKey: jwks.privateKey }).from(jwks);
	return rows.map(({ id, privateKey }) => ({ id, sealed: JSON.parse(privateKey) }));
}

/** Puts another seal in the place of one; nothing happens where somebody else did. */
export async function replaceSealed(db: Database, { id, sealed }: SealedKey, by: string): Promise<void> {
	await db
		.update(jwks)
		.set({ privateKey: JSON.stringify(by) })
		.where(and(eq(jwks.id, id), eq(jwks.privateKey, JSON.stringify(sealed))));
}

/** Does away with the keys that sign tokens, which are sealed with the secret, and with every sign-in; new keys are made at the next. */
export async function renewSigningKeys(db: Database): Promise<void> {
	await db.transaction(async (transaction) => {
		await transaction.delete(jwks);
		await transaction.delete(session);
	});
}
