import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import type { Suite } from "../tools/suite.ts";

/** Writes what a run came to into the file that `SUITE_FILE` names. */
export default class PlaywrightSuite implements Reporter {
	readonly #suite: Suite = { passed: 0, skipped: 0, failed: [], took: [] };
	readonly #seconds = new Map<string, number>();

	onTestEnd(test: TestCase, { duration }: TestResult): void {
		const file = relative("..", test.location.file);
		this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000);
		if (test.outcome() === "expected") this.#suite.passed++;
		else if (test.outcome() === "skipped") this.#suite.skipped++;
		else this.#suite.failed.push(`${file} › ${test.titlePath().slice(3).join(" › ")}`);
	}

	onError({ stack, message, value }: TestError): void {
		this.#suite.failed.push(`Beside any journey: ${stack ?? message ?? value}`);
	}

	onEnd(): void {
		this.#suite.took = [...this.#seconds].map(([name, seconds]) => ({ name, seconds }));
		if (process.env.SUITE_FILE) writeFileSync(process.env.SUITE_FILE, JSON.stringify(this.#suite));
	}

	printsToStdio(): boolean {
		return false;
	}
}
