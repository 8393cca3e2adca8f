import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { engineWords } from "./engine-words.ts";
import { everydayWords } from "./everyday-words.ts";
import { plain } from "./names.ts";
import { openMojiSet } from "./openmoji.ts";

const bank = join(dirname(fileURLToPath(import.meta.resolve("@sayso/replies"))), "../data/bank");

/** Every keyword of the authored replies, except those that are filled with words of the turn. */
function engineKeywords(): string[] {
	const lines = readdirSync(bank).flatMap((file) => readFileSync(join(bank, file), "utf8").split("\n"));
	const keywords = lines.map((line) => /^# \S+ \S+ \S+ (.+)$/.exec(line)?.[1] ?? line.split("|")[2]?.trim() ?? "");
	return [...new Set(keywords)].filter((keyword) => keyword && !keyword.includes("{"));
}

const { find } = openMojiSet();
const blank = new Set(
	Object.entries(engineWords).flatMap(([word, [, openMoji]]) => (openMoji === "" ? [plain(word)] : [])),
);

test("every keyword of the reply engine has a picture, or is listed as one without", () => {
	const keywords = engineKeywords();
	expect(keywords.length).toBeGreaterThan(100);
	expect(keywords.filter((keyword) => !find(keyword) && !blank.has(plain(keyword)))).toEqual([]);
});

test.each([
	...Object.entries(everydayWords).map(([word]) => word),
	...Object.entries(engineWords).flatMap(([word, [, openMoji]]) => (openMoji ? [word] : [])),
])("the curated picture of %j is there", (word) => {
	expect(existsSync(find(word) ?? "")).toBe(true);
});
