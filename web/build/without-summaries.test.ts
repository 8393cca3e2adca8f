import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withoutSummaries } from "./without-summaries.ts";

const folder = join(import.meta.dirname, "../../contract/src/v1");
const files = globSync("**/*.ts", { cwd: folder });

test("removes every summary, and nothing else of an endpoint", () => {
	expect(withoutSummaries('a,\n\tsummary:\n\t\t"Says “so”, or \\"so\\".",\n\tauth: "none",')).toBe(
		'a,\n\tsummary:\n\t\t"",\n\tauth: "none",',
	);
});

test.each(files)("%s has no summaries left", (file) => {
	const source = readFileSync(join(folder, file), "utf8");
	const left = withoutSummaries(source);
	expect(left.match(/\bsummary:/g)?.length).toBe(source.match(/\bsummary:/g)?.length);
	expect(left).not.toMatch(/\bsummary:\s*(?!"")\S/);
	expect(left.split("\n")).toHaveLength(source.split("\n").length);
});
