import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const spelled = /24 \* (?:60|minute|hour)|86_?400_?000/;

test("a day is written once", () => {
	const sources = ["contract", "replies", "sound", "server", "web", "e2e", "bench", "harness", "tools"].flatMap(
		(folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }),
	);
	const found = sources.filter((file) => spelled.test(readFileSync(join(root, file), "utf8")));
	expect(found.filter((file) => file !== "contract/src/day.test.ts")).toEqual(["contract/src/day.ts"]);
});
