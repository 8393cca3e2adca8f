import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { keptSecret } from "../config/secret.ts";
import { BackupError } from "./backup-error.ts";

/** The header of a backup, before its tables. */
export const About = z.object({
	madeAt: z.iso.datetime(),
	/** The migrations its tables have, oldest first. */
	migrations: z.array(z.string()).min(1),
	/** Sign-ins and codes stay valid only with the same secret. */
	secret: z.union([
		// The secret that Sayso created beside the database: the backup contains it.
		z.object({ kept: z.string() }),
		// The operator's own secret, which backups never contain: a part of its hash, to recognise it.
		z.object({ fingerprint: z.string() }),
	]),
});
export type About = z.infer<typeof About>;

export const secretFile = (dataDir: string) => join(dataDir, "auth-secret");

/** The secret's entry in a backup of this configuration. */
export function secretToKeep({ authSecret, dataDir }: Config): About["secret"] {
	if (authSecret) return { fingerprint: fingerprint(authSecret) };
	return { kept: keptSecret(dataDir) };
}

/**
 * Requires that data signed and encrypted before can be read with the configured secret.
 * @param mayReplace the stored secret may be replaced by the backup's
 * @throws {BackupError}
 */
export function requireSecret({ secret }: About, config: Config, mayReplace: boolean): void {
	const given = [config.authSecret, config.authSecretAlso].filter((one) => one !== undefined);
	if ("fingerprint" in secret) {
		if (!config.authSecret) throw new BackupError("This backup needs the AUTH_SECRET it was made with. Set it.");
		if (given.some((one) => fingerprint(one) === secret.fingerprint)) return;
		throw new BackupError(
			"This backup was made with another AUTH_SECRET. Set that one, or add it as AUTH_SECRET_ALSO.",
		);
	}
	if (config.authSecret && !given.includes(secret.kept))
		throw new BackupError(
			"This backup has a secret of its own, auth-secret. Unset AUTH_SECRET, or add that one as AUTH_SECRET_ALSO.",
		);
	if (!config.authSecret && !mayReplace && existsSync(secretFile(config.dataDir)))
		if (keptSecret(config.dataDir) !== secret.kept)
			throw new BackupError(`${secretFile(config.dataDir)} holds another secret than this backup. Move it away.`);
}

const fingerprint = (secret: string) =>
	createHash("sha256").update(`fingerprint of ${secret}`).digest("base64url").slice(0, 16);
