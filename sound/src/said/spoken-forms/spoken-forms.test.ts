import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { saidRight } from "../said-right.ts";

/** Each line has the written text, its spoken form, and after a bar the form that differs in a country. */
const rows = globSync("*.txt", { cwd: import.meta.dirname })
	.flatMap((file) =>
		readFileSync(`${import.meta.dirname}/${file}`, "utf8")
			.trimEnd()
			.split("\n"),
	)
	.flatMap((row) => {
		const [written = "", forms = ""] = row.split(" → ");
		const [everywhere = "", ...others] = forms.split(" | ");
		return ["AU", "GB", "US"].map((country) => ({
			written,
			country,
			said: others.find((form) => form.startsWith(`${country} `))?.slice(3) ?? everywhere,
		}));
	});

test("the table has three hundred forms, each once", () => {
	expect(new Set(rows.map(({ written }) => written)).size).toBe(rows.length / 3);
	expect(rows.length / 3).toBeGreaterThanOrEqual(300);
});

test.each(rows)("$written in $country", ({ written, country, said }) => {
	expect(saidRight(written, `en-${country}`)).toBe(said);
	expect(saidRight(said, `en-${country}`), "said twice").toBe(said);
});
