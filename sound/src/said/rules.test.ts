import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mannerOf } from "./in-words.ts";
import { applyRules, type Rule } from "./rule.ts";

interface Example {
	rule: Rule;
	at: string;
	country: string;
	written: string;
	/** The spoken form; unchanged if the rule leaves it. */
	said: string;
}

const isRule = (value: unknown): value is Rule => Array.isArray(value) && value[0] instanceof RegExp;

/** The examples above each rule of a file, in order. */
async function examplesOf(file: string): Promise<Example[]> {
	const path = `${import.meta.dirname}/${file}`;
	const module: Record<string, unknown> = await import(/* @vite-ignore */ path);
	const source = readFileSync(path, "utf8");
	// A module's exports are sorted alphabetically.
	const placed = Object.entries(module).sort(([one], [other]) => placeOf(source, one) - placeOf(source, other));
	const rules = placed.flatMap(([, list]) => (Array.isArray(list) ? list.filter(isRule) : []));
	// A rule begins with a bracket after its examples.
	const blocks = [...source.matchAll(/((?:^\t\/\/ (?:takes|leaves): .*\n)+)\t(?:\[|short\(|title\()/gm)].map(
		([, lines = ""]) => lines,
	);
	expect(blocks, `examples above every rule of ${file}`).toHaveLength(rules.length);
	return blocks.flatMap((lines, at) => linesOf(lines, rules[at] as Rule, `${file}, rule ${at + 1}`));
}

const placeOf = (source: string, name: string) => source.indexOf(`export const ${name}:`);

function linesOf(lines: string, rule: Rule, at: string): Example[] {
	const kinds = lines
		.trim()
		.split("\n")
		.map((line) => /\/\/ (takes|leaves): (.*)$/.exec(line.trim()) ?? []);
	expect(new Set(kinds.map(([, kind]) => kind)).size, `${at} has examples of both kinds`).toBe(2);
	return kinds.flatMap(([, , examples = ""]) =>
		examples.split(" | ").map((example) => {
			const [, country = "AU", text = ""] = /^(?:(US|GB): )?(.*)$/.exec(example) ?? [];
			const [written = "", said = written] = text.split(/ →(?: |$)/);
			return { rule, at, country, written, said };
		}),
	);
}

const files = globSync("*.ts", { cwd: import.meta.dirname }).filter((file) =>
	/^export const .*: readonly Rule\[\] = \[/m.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
);
const examples = (await Promise.all(files.map(examplesOf))).flat();

test.each(examples)("$at: $country $written", ({ rule, country, written, said }) => {
	expect(applyRules([rule], written, mannerOf(`en-${country}`))).toBe(said);
});

test("no rule takes what another said, and of two that want the same letters the first has them", () => {
	const rules: Rule[] = [
		[/tea/g, () => "milk"],
		[/milk/g, () => "tea"],
		[/a milk/g, () => "wine"],
	];
	expect(applyRules(rules, "tea milk", mannerOf("en-AU"))).toBe("milk tea");
});
