import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import type { Suite } from "./suite.ts";

/** Writes what a run came to into the file that `SUITE_FILE` names. */
export default class VitestSuite implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
		const tests = modules.flatMap((module) => [...module.children.allTests()]);
		const withState = (state: string) => tests.filter((test) => test.result().state === state);
		const unread = modules.filter((module) => module.errors().length > 0);
		const suite: Suite = {
			passed: withState("passed").length,
			skipped: withState("skipped").length,
			failed: [
				...withState("failed").map(({ module, fullName }) => `${pathOf(module)} › ${fullName}`),
				...unread.map((module) => `${pathOf(module)}: ${module.errors().map(textOf).join("\n")}`),
				...unhandled.map((error) => `Unhandled, beside any test: ${textOf(error)}`),
			],
			took: modules.map((module) => {
				const { collectDuration, duration } = module.diagnostic();
				return { name: pathOf(module), seconds: (collectDuration + duration) / 1000 };
			}),
		};
		if (process.env.SUITE_FILE) writeFileSync(process.env.SUITE_FILE, JSON.stringify(suite));
	}
}

const pathOf = ({ moduleId }: TestModule) => moduleId.replace(`${process.cwd()}/`, "");
const textOf = ({ name, message, stack }: SerializedError) => stack ?? `${name}: ${message}`;
