import { createHash } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Secrets } from "../../config/secret.ts";
import type { Database } from "../../store/database.ts";
import { replaceSealed, sealedKeys } from "../../store/signing-keys.ts";

/**
 * The secrets in the library's format. The library stores a number with everything it encrypts. The number is derived
 * from the secret, so that it stays the same wherever the secret is in the list.
 */
export const numbered = (secrets: Secrets) => secrets.map((value) => ({ version: numberOf(value), value }));

/**
 * Encrypts the keys that sign tokens again with the current secret if another secret encrypted them. Processes that
 * start together may all do it.
 * @returns how many keys no secret can decrypt: until that is fixed the server cannot issue tokens
 */
export async function resealSigningKeys(db: Database, secrets: Secrets): Promise<number> {
	let unreadable = 0;
	for (const { id, sealed } of await sealedKeys(db)) {
		const opened = await unseal(sealed, secrets);
		if (!opened) unreadable++;
		else if (secrets.length > 1 && opened.by !== secrets[0]) {
			const data = await symmetricEncrypt({ key: keyOf(secrets), data: opened.key });
			await replaceSealed(db, { id, sealed }, data);
		}
	}
	return unreadable;
}

/** Keys from before the secrets had numbers carry no number: for those, each secret is tried. */
async function unseal(data: string, secrets: Secrets): Promise<{ key: string; by: string } | undefined> {
	for (const secret of secrets) {
		const key = await symmetricDecrypt({ key: keyOf([secret]), data }).catch(() => undefined);
		if (key !== undefined) return { key, by: secret };
	}
	return undefined;
}

const keyOf = (secrets: Secrets) => ({
	keys: new Map(numbered(secrets).map(({ version, value }) => [version, value])),
	currentVersion: numberOf(secrets[0]),
	legacySecret: secrets[0],
});

const numberOf = (secret: string) => createHash("sha256").update(`number of ${secret}`).digest().readUInt32BE();
