import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that the embedded database's system user may enter too. */
export function testFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "sayso-test-"));
	chmodSync(folder, 0o755);
	return folder;
}
