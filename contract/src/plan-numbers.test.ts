import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** The only files with numbers of plans, prices and the promotion. */
const homes = ["contract/src/plans.ts", "contract/src/promotion.ts"];
const sources = ["contract/src", "server/src", "web/src", "web/content"]
	.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,md}`, { cwd: root }))
	.filter((file) => !homes.includes(file) && !/\.(test|conformance)\.tsx?$|\/testing\/|README|example/.test(file));

/** How a plan's number looks in code and in a sentence. */
const planNumbers = [
	/\b(?:max_interactions|max_tokens_per_month|max_voice_input_time|memory_retention_days|about_me_words)["']?\s*(?::|[=<>!]=*)\s*-?[1-9]/,
	/\b(?:price|pricing|amount)["']?\s*:\s*[1-9][\d_]*\b/,
	/(?:[£€]|[A-Z]\$)\s?\d|(?<!\w)\$\d{2}/,
	/\b[1-9]\d* (?:free )?interactions\b/i,
	/\b\d+(?:\.\d+)?\s?(?:M|million) tokens\b/i,
	/\b[1-9]\d* voices\b/i,
	/\b14 days\b/,
];

const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);
const findings = (text: string) =>
	isComment(text) ? [] : planNumbers.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

test.each([
	"if (plan.max_interactions === 20)",
	"max_tokens_per_month: 500_000,",
	"{ country: 'au', price: 20_00 }",
	"Premium costs A$20 a month.",
	"You have 50 free interactions",
	"10 Interactions, one time per person",
	"0.5M tokens per month",
	"12 voices",
	"free for 14 days",
])("%j would be found", (line) => {
	expect(findings(line)).not.toEqual([]);
});

test.each([
	"max_interactions < 0 ? undefined : max_interactions",
	"select $1",
	"price / minor",
	"/** Such as A$15. */",
])("%j is not taken for a plan's number", (line) => {
	expect(findings(line)).toEqual([]);
});

test("no source but the catalogue and the promotion names a number of a plan", () => {
	expect(sources.length).toBeGreaterThan(100);
	const found = sources.flatMap((file) =>
		readFileSync(join(root, file), "utf8")
			.split("\n")
			.flatMap((line, index) => findings(line).map((number) => `${file}:${index + 1}: ${number}`)),
	);
	expect(found).toEqual([]);
});
