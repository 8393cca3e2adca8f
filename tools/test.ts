import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { checks } from "./checks.ts";
import { run } from "./programs.ts";

/** Everything: the checks, the tests beside the sources, the journeys in the browser. Ends with one line of counts. */
const reports = "var/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const count = { passed: 0, failed: 0, skipped: 0 };
let secondTries = 0;

for (const { name, command } of checks) {
	const code = await run(command);
	console.log(`${code === 0 ? "ok  " : "FAIL"} ${name}`);
	count[code === 0 ? "passed" : "failed"]++;
}

await suite("vitest run --reporter=default --reporter=json --outputFile.json=var/reports/vitest.json", ".", () => {
	const { numPassedTests, numFailedTests, numPendingTests } = read("vitest.json");
	return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
});

process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = `${process.cwd()}/${reports}/playwright.json`;
await suite("playwright test --reporter=list,json", "e2e", () => {
	const { expected, unexpected, flaky, skipped } = read("playwright.json").stats;
	secondTries += flaky;
	return { passed: expected + flaky, failed: unexpected, skipped };
});

if (secondTries > 0) console.log(`passed only at their second try, named above as flaky: ${secondTries}`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = count.failed > 0 ? 1 : 0;

/** Runs a suite and adds its counts; one that fails without a failed test (it could not even start) counts as one. */
async function suite(command: string, cwd: string, counts: () => typeof count): Promise<void> {
	const code = await run(command, cwd);
	const found = code === 0 || hasReport(counts) ? counts() : { passed: 0, failed: 1, skipped: 0 };
	if (code !== 0 && found.failed === 0) found.failed = 1;
	for (const key of ["passed", "failed", "skipped"] as const) count[key] += found[key];
}

function hasReport(counts: () => typeof count): boolean {
	try {
		counts();
		return true;
	} catch {
		return false;
	}
}

function read(file: string) {
	return JSON.parse(readFileSync(`${reports}/${file}`, "utf8"));
}
