import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * `npm run admin` as an operator calls it: a process of its own.
 * @returns what it printed
 * @throws with what it printed to `stderr`, where it refuses
 */
export async function runAdmin(environment: Record<string, string>, ...words: string[]): Promise<string> {
	const admin = join(import.meta.dirname, "../../../server/src/admin.ts");
	const env = { ...process.env, ...environment };
	return (await promisify(execFile)(process.execPath, [admin, ...words], { env })).stdout;
}
