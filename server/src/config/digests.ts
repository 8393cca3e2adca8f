import { createHmac } from "node:crypto";
import type { Secrets } from "./secret.ts";

export interface Digests {
	/** HMAC-SHA-256 with the server's secret, for values that are stored only for comparison. */
	digest(text: string): string;
	/** The same with every valid secret, the current one first, for comparison with an earlier digest. */
	digests(text: string): readonly string[];
}

export function digestsBy(secrets: Secrets): Digests {
	const digestWith = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");
	return {
		digest: (text) => digestWith(secrets[0], text),
		digests: (text) => secrets.map((secret) => digestWith(secret, text)),
	};
}
