import { checks } from "./checks.ts";
import { run } from "./programs.ts";

const failed: string[] = [];
for (const { name, command } of checks) {
	const code = await run(command);
	console.log(`${code === 0 ? "ok  " : "FAIL"} ${name}`);
	if (code !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
