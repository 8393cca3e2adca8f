import { readFileSync } from "node:fs";

/** The result of a test run: numbers of tests, and the names of those that need attention. */
export interface Counts {
	passed: number;
	skipped: number;
	failed: string[];
	/** Passed at the second attempt. */
	flaky: string[];
}

/** The counts of a check or a measurement, which passes or fails as a whole. */
export function single({ name, passed }: { name: string; passed: boolean }): Counts {
	return { passed: passed ? 1 : 0, skipped: 0, failed: passed ? [] : [name], flaky: [] };
}

interface VitestReport {
	numPassedTests: number;
	numPendingTests: number;
	testResults: {
		name: string;
		status: string;
		message: string;
		assertionResults: { fullName: string; status: string }[];
	}[];
}

/** Reads the report of Vitest's JSON reporter. A file that could not be imported counts as one failed test. */
export function countsOfVitest(file: string): Counts {
	const { numPassedTests, numPendingTests, testResults }: VitestReport = JSON.parse(readFileSync(file, "utf8"));
	const failed = testResults
		.filter(({ status }) => status === "failed")
		.flatMap(({ name, message, assertionResults }) => {
			const path = name.replace(`${process.cwd()}/`, "");
			const tests = assertionResults.filter(({ status }) => status === "failed");
			return tests.length > 0 ? tests.map(({ fullName }) => `${path} › ${fullName}`) : [`${path}: ${message}`];
		});
	return { passed: numPassedTests, skipped: numPendingTests, failed, flaky: [] };
}

interface PlaywrightSuite {
	file: string;
	suites?: PlaywrightSuite[];
	specs: { title: string; tests: { status: "expected" | "unexpected" | "flaky" | "skipped" }[] }[];
}
interface PlaywrightReport {
	suites: PlaywrightSuite[];
	/** Failures outside any test, such as a server that did not start. */
	errors: { message?: string }[];
	stats: { expected: number; skipped: number };
}

/** Reads the report of Playwright's JSON reporter. */
export function countsOfPlaywright(file: string): Counts {
	const { suites, errors, stats }: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
	const specs = suites.flatMap(specsOf);
	const withStatus = (status: string) =>
		specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(({ name }) => name);
	const flaky = withStatus("flaky");
	const failed = [...withStatus("unexpected"), ...errors.map(({ message }) => `beside any journey: ${message}`)];
	return { passed: stats.expected + flaky.length, skipped: stats.skipped, failed, flaky };
}

const specsOf = ({ file, specs, suites = [] }: PlaywrightSuite): { name: string; tests: { status: string }[] }[] => [
	...specs.map(({ title, tests }) => ({ name: `e2e/journeys/${file} › ${title}`, tests })),
	...suites.flatMap(specsOf),
];
