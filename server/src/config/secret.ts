import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRepetitive } from "@sayso/contract/rules/password.ts";
import { z } from "zod";
import type { Config } from "./config.ts";

/** Different characters: 32 random ones of 16 hold 14 as a rule, and fewer than 8 once in millions. */
const fewestCharacters = 8;
/** What stands in examples and in hurried configurations. */
const placeholder = /change|replace|secret|password|example|placeholder|default|insecure|qwerty|123456|abcdef/i;
const howTo = "make one with: openssl rand -base64 48";

/** A secret that nobody guesses: whoever knows it signs in as anybody. */
export const Secret = z
	.string()
	.min(32, `needs 32 characters or more: ${howTo}`)
	.refine((secret) => !isRepetitive(secret), `is one piece again and again: ${howTo}`)
	.refine((secret) => new Set(secret).size >= fewestCharacters, `has too few different characters: ${howTo}`)
	.refine((secret) => !placeholder.test(secret), `is a placeholder: ${howTo}`);

/** The secret kept under `dataDir`, made on the first start, readable by its owner alone. */
export function keptSecret(dataDir: string): string {
	mkdirSync(dataDir, { recursive: true });
	const file = join(dataDir, "auth-secret");
	try {
		// `wx` fails where the file is there: of two processes that start together, one makes it and both read it.
		writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	}
	return readFileSync(file, "utf8");
}

/** The secrets that are valid: what is made is made with the first; what was made with any of them is taken. */
export type Secrets = readonly [string, ...string[]];

export function validSecrets({ authSecret, authSecretAlso, dataDir }: Config): Secrets {
	const current = authSecret ?? keptSecret(dataDir);
	return authSecretAlso ? [current, authSecretAlso] : [current];
}
