/**
 * Switches each part of the built-in engine off in turn and scores the rest: what a part earns is what is lost without it.
 * Nothing is taught anew. Without names it does all of them and writes `docs/evidence/replies-ablation.md`; with names those, and
 * `--together` at once; `--known` writes the page of the parts that were scored before.
 * `REPLIES_JUDGED` names a folder of further judged sets (`replies-judged*.json`); `REPLIES_ONE_IN=3` takes every third turn.
 *
 *     node replies/ablate.ts [--together | --known] [slots/declarative …]
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { allParts, type Part } from "./ablation/parts.ts";
import { cached, crashed, fullEngine, scoredOf } from "./ablation/run.ts";
import { type Score, scoreOf } from "./ablation/score.ts";
import { costOf, pageOf, tableOf } from "./ablation/table.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { together: { type: "boolean" }, known: { type: "boolean" } },
});
const { parts, whole, apart } = allParts();
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}`);

const full = await fullEngine();
const baseline = scoreOf(full, full);
const named = parts.filter(({ name }) => positionals.includes(name));
if (values.together) {
	console.log(tableOf(await scoredOf([together(named)], full), baseline));
} else if (named.length > 0) console.log(tableOf(await scoredOf(named, full), baseline));
else {
	const scored = await scoredOf(values.known ? parts.filter(cached) : parts, full);
	const cheap = scored.filter(({ score }) => isCheap(score));
	const [sum] = await scoredOf([together(cheap.filter(({ name }) => !name.startsWith("bank/")))], full);
	writeFileSync(
		`${import.meta.dirname}/../docs/evidence/replies-ablation.md`,
		pageOf(tableOf(scored, baseline, sum), [...whole, ...crashed.keys()], apart),
	);
}
for (const [name, why] of crashed) console.log(`${name} cannot be switched off: ${why}`);

/** Costs less than a point anywhere and no danger, and is reached by the score. */
function isCheap(score: Score): boolean {
	return score.changed > 0 && costOf(score, baseline) < 1 && score.breaks <= baseline.breaks;
}

function together(some: readonly Part[]): Part {
	const total = (of: "lines" | "regexes" | "gzip") => some.reduce((sum, part) => sum + part[of], 0);
	const off: Record<string, Record<string, string>> = {};
	for (const part of some)
		for (const [file, exports] of Object.entries(part.off)) off[file] = { ...off[file], ...exports };
	const name = `${some.length} parts at once`;
	return { name, lines: total("lines"), regexes: total("regexes"), gzip: total("gzip"), off };
}
