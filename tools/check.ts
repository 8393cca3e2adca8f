import { runChecks } from "./checks.ts";

const failed = (await runChecks()).filter(({ passed }) => !passed).map(({ name }) => name);
if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
