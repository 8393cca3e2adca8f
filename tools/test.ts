import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { benches } from "../bench/src/benches.ts";
import { runChecks } from "./checks.ts";
import { runNoting } from "./programs.ts";
import { allOf, type Suite, single, slowestAsLines } from "./suite.ts";

/**
 * Everything: the checks, the tests beside the sources, the measurements once, the journeys. Ends with the ten slowest,
 * with all that failed, and with one line of counts.
 */
const reports = `${process.cwd()}/var/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Some thirty servers and programs are started: each reads what the first has compiled.
process.env.NODE_COMPILE_CACHE ??= `${process.cwd()}/var/compile-cache`;

const vitest = "vitest run --reporter=default --reporter=./tools/vitest-suite.ts";
const playwright = "playwright test --reporter=list,./suite.ts";
const seconds = new Map<string, number>();
/** A short measurement takes a minute and a half at most; one that waits for what never comes would hold up all the others. */
const stuck = 15 * 60_000;

// The web app is built by the checks. Who speaks in real time is not heard by a recogniser that has to wait for a processor:
// what runs beside it takes what it leaves. Two at a time are as much as two cores do.
const checks = await phase("checks", async () => (await runChecks()).map(single));
const besideSpeech = await phase("spoken journeys and sources", () =>
	Promise.all([
		suite("spoken journeys", `${playwright} --project=spoken`, { cwd: "e2e", aloud: true }),
		suite("sources", `nice ${vitest} --project=!screens`),
	]),
);
const besideScreens = await phase("screens and measurements", () =>
	Promise.all([suite("screens", `${vitest} --project=screens`), measurements()]),
);
const journeys = await phase("journeys", () =>
	suite("journeys", `${playwright} --project=silent`, { cwd: "e2e", aloud: true }),
);

const all = allOf([...checks, ...besideSpeech, ...besideScreens.flat(), journeys]);
console.log(`Seconds: ${[...seconds].map(([name, took]) => `${name} ${took.toFixed(0)}`).join(", ")}`);
console.log(["The ten slowest:", ...slowestAsLines(all, 10)].join("\n"));
if (all.failed.length > 0) console.log(["Failed:", ...all.failed].join("\n  "));
const skipped = all.skipped > 0 ? `, ${all.skipped} skipped` : "";
console.log(`${all.passed} passed, ${all.failed.length} failed${skipped}`);
process.exitCode = all.failed.length > 0 ? 1 : 0;

/** Notes how long it takes. */
async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
	const began = performance.now();
	const made = await work();
	seconds.set(name, (performance.now() - began) / 1000);
	return made;
}

/** One after another: most of a measurement is waiting, but each is one of time. */
async function measurements(): Promise<Suite[]> {
	const suites: Suite[] = [];
	for (const name of Object.keys(benches)) suites.push(await measurement(name));
	return suites;
}

/** Runs what passes or fails as a whole, and tells of it when it has ended. */
async function measurement(bench: string): Promise<Suite> {
	const name = `measurement ${bench}, once`;
	const began = performance.now();
	const { code, printed } = await runNoting(`node bench/src/main.ts --short ${bench}`, { longest: stuck });
	console.log(`${printed}${code === 0 ? "ok  " : "FAIL"} ${name}`);
	return single({ name, passed: code === 0, seconds: (performance.now() - began) / 1000 });
}

/** Runs many tests. Where they end as failed without a failed test, or write nothing, they have failed as a whole. */
async function suite(name: string, command: string, { cwd = ".", aloud = false } = {}): Promise<Suite> {
	const file = `${reports}/${name.replaceAll(" ", "-")}.json`;
	const { code, printed } = await runNoting(command, { cwd, aloud, environment: { SUITE_FILE: file } });
	if (!aloud) console.log(printed);
	const found = readSuite(file);
	if (found && (code === 0 || found.failed.length > 0)) return found;
	const asAWhole = single({
		name: `${name}, which ended with ${code}:\n${printed.slice(-2_000)}`,
		passed: false,
		seconds: 0,
	});
	return found ? allOf([found, asAWhole]) : asAWhole;
}

/** Undefined where a run could not even start, or was ended in the midst. */
function readSuite(file: string): Suite | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}
