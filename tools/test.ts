import { mkdirSync, rmSync } from "node:fs";
import { benches } from "../bench/src/benches.ts";
import { runChecks } from "./checks.ts";
import { runNoting } from "./programs.ts";
import { type Counts, countsOfPlaywright, countsOfVitest, single } from "./test-reports.ts";

/**
 * `npm test`, the gate: the checks, the tests beside the sources, the screens, the journeys that people depend on.
 * `npm run test:long`: all of them at length and in shuffled order, the files named `*.long.*` and `*.spoken.*` and the
 * journeys tagged `@long` too, and each measurement once. The steps run one after another: each uses both of two cores. The last line is "N passed, N failed".
 */
const reports = `${process.cwd()}/var/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// About thirty servers and programs are started: they share one compile cache.
process.env.NODE_COMPILE_CACHE ??= `${process.cwd()}/var/compile-cache`;

const gate = {
	checks: async () => (await runChecks()).map(single),
	"sources and screens": () => vitest("--exclude=**/*.long.test.*"),
	journeys: () => playwright("gate"),
};
const long = {
	"sources and screens": () => vitest("--sequence.shuffle.files"),
	"spoken journeys": () => playwright("spoken"),
	journeys: () => playwright("long"),
	measurements,
};

const isLong = process.argv.includes("--long");
if (isLong) process.env.LONG_TESTS = "1";
const all: Counts[] = [];
const seconds: string[] = [];
for (const [name, step] of Object.entries(isLong ? long : gate)) {
	const began = performance.now();
	all.push(...(await step()));
	seconds.push(`${name} ${((performance.now() - began) / 1000).toFixed(0)}`);
}
const failed = all.flatMap((counts) => counts.failed);
const flaky = all.flatMap((counts) => counts.flaky);
const sum = (which: "passed" | "skipped") => all.reduce((total, counts) => total + counts[which], 0);
console.log(`Seconds: ${seconds.join(", ")}`);
if (flaky.length > 0) console.log(["Flaky, passed at the second try:", ...flaky].join("\n  "));
if (failed.length > 0) console.log(["Failed:", ...failed].join("\n  "));
console.log(`${sum("passed")} passed, ${failed.length} failed, ${sum("skipped")} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;

function vitest(words: string): Promise<Counts[]> {
	const file = `${reports}/vitest.json`;
	const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
	return tests(`vitest run ${reporters} ${words}`, ".", () => countsOfVitest(file));
}

function playwright(project: string): Promise<Counts[]> {
	const file = `${reports}/${project}.json`;
	process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
	const command = `playwright test --project=${project} --reporter=list,json`;
	return tests(command, "e2e", () => countsOfPlaywright(file));
}

/** Runs many tests. A run that ends with an error but reports no failed test has failed as a whole. */
async function tests(command: string, cwd: string, countsOf: () => Counts): Promise<Counts[]> {
	const { code } = await runNoting(command, { cwd, aloud: true });
	const asAWhole = single({ name: `"${command}" ended with ${code}`, passed: false });
	try {
		const counts = countsOf();
		return code === 0 || counts.failed.length > 0 ? [counts] : [counts, asAWhole];
	} catch {
		// It wrote no report.
		return [asAWhole];
	}
}

/** One after another, because each measures time. */
async function measurements(): Promise<Counts[]> {
	const counts: Counts[] = [];
	for (const bench of Object.keys(benches)) {
		const { code } = await runNoting(`node bench/src/main.ts --short ${bench}`, { aloud: true, longest: 15 * 60_000 });
		counts.push(single({ name: `measurement ${bench}, once`, passed: code === 0 }));
	}
	return counts;
}
