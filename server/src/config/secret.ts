import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRepetitive } from "@sayso/contract/rules/password.ts";
import { z } from "zod";
import type { Config } from "./config.ts";

/**
 * The minimum number of different characters: 32 random hexadecimal ones have about 14, and fewer than 8 only once in
 * millions.
 */
const fewestCharacters = 8;
/** Words of examples and unfinished configurations. */
const placeholder = /change|replace|secret|password|example|placeholder|default|insecure|qwerty|123456|abcdef/i;
const howTo = "make one with: openssl rand -base64 48";

/** A secret that cannot be guessed: its holder could sign in as any person. */
export const Secret = z
	.string()
	.min(32, `needs 32 characters or more: ${howTo}`)
	.refine((secret) => !isRepetitive(secret), `is one piece again and again: ${howTo}`)
	.refine((secret) => new Set(secret).size >= fewestCharacters, `has too few different characters: ${howTo}`)
	.refine((secret) => !placeholder.test(secret), `is a placeholder: ${howTo}`);

/** The secret stored under `dataDir`, created at the first start, readable only by its owner. */
export function keptSecret(dataDir: string): string {
	mkdirSync(dataDir, { recursive: true });
	const file = join(dataDir, "auth-secret");
	try {
		// `wx` fails if the file exists: of two processes that start together, one creates it and both read it.
		writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	}
	return readFileSync(file, "utf8");
}

/** The valid secrets. New values are created with the first; values created with any of them are accepted. */
export type Secrets = readonly [string, ...string[]];

export function validSecrets({ authSecret, authSecretAlso, dataDir }: Config): Secrets {
	const current = authSecret ?? keptSecret(dataDir);
	return authSecretAlso ? [current, authSecretAlso] : [current];
}
