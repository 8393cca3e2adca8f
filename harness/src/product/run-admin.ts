import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** Runs `npm run admin` as a separate process. @returns its output @throws with its error output if it fails */
export async function runAdmin(environment: Record<string, string>, ...words: string[]): Promise<string> {
	const admin = join(import.meta.dirname, "../../../server/src/admin.ts");
	const env = { ...process.env, ...environment };
	return (await promisify(execFile)(process.execPath, [admin, ...words], { env })).stdout;
}
