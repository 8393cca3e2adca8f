import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
