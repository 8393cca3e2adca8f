import { runNoting } from "./programs.ts";

const packages = ["contract", "replies", "model-replies", "sound", "server", "web", "e2e", "bench", "harness"];

interface Check {
	name: string;
	command: string;
	/** The check whose result this one uses. It comes earlier in the list. */
	after?: string;
}

const build = "build of the web app";

/** The checks of `npm run check`, the longest first. */
const checks: readonly Check[] = [
	{ name: build, command: "node tools/build.ts" },
	{ name: "import rules", command: `depcruise --config .dependency-cruiser.cjs ${packages.join(" ")}` },
	{ name: "lint and format", command: "biome ci --error-on-warnings ." },
	{ name: "unused files, exports and packages", command: "knip" },
	// One program for all code that runs in Node, because separate ones would check the server again. One checker,
	// because several would repeat each other's work.
	{ name: "types of what runs in Node", command: "tsc -p . --checkers 1" },
	{ name: "types of web", command: "tsc -p web --checkers 1" },
	{ name: "OpenAPI document", command: "node tools/openapi.ts" },
	{ name: "HTML of the public pages", command: "node tools/pages.ts", after: build },
	{ name: "links of the public pages", command: "node tools/links.ts", after: build },
	{ name: "size budgets", command: "node tools/budgets.ts", after: build },
	{ name: "manifests of the deployment", command: "node tools/manifests.ts" },
	{ name: "locks of migrations", command: "squawk server/src/store/migrations/*.sql" },
	{ name: "locks of indexes", command: "squawk --no-assume-in-transaction server/src/store/indexes.sql" },
	{ name: "file sizes", command: "node tools/file-sizes.ts" },
	{ name: "plain words in comments and commits", command: "node tools/plain-words.ts" },
	{ name: "decision records", command: "node tools/decisions.ts" },
	{ name: "freshness of what is generated", command: "node tools/fresh.ts" },
	{ name: "list of licences", command: "node tools/sbom.ts --check" },
	{ name: "reading grades of the texts", command: "node tools/readability.ts" },
];

interface CheckResult {
	name: string;
	passed: boolean;
	seconds: number;
}

/** How many run at once: most of them keep one core busy. */
const lanes = 2;

/** Runs every check and reports each when it ends; of one that fails, prints its whole output. */
export async function runChecks(): Promise<CheckResult[]> {
	const ended = new Map<string, Promise<CheckResult>>();
	const left = checks.values();

	async function lane(): Promise<void> {
		for (const check of left) {
			const earlier = check.after ? ended.get(check.after) : undefined;
			const result = (earlier ?? Promise.resolve()).then(() => runCheck(check));
			ended.set(check.name, result);
			await result;
		}
	}

	await Promise.all(Array.from({ length: lanes }, lane));
	return Promise.all(ended.values());
}

async function runCheck({ name, command }: Check): Promise<CheckResult> {
	const began = performance.now();
	const { code, printed } = await runNoting(command);
	const seconds = (performance.now() - began) / 1000;
	if (code !== 0) console.error(printed);
	console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(1)} s)`);
	return { name, passed: code === 0, seconds };
}
