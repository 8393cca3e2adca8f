import { parseArgs } from "node:util";
import { benches } from "./benches.ts";
import { asTable } from "./figure.ts";

/**
 * `npm run bench [name …] [-- --short]`: runs every measurement, or the named ones; short: once, to see that they still
 * work.
 */
const { positionals: named, values } = parseArgs({
	allowPositionals: true,
	options: { short: { type: "boolean", default: false } },
});
const names = Object.keys(benches);
const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0) {
	console.error(`No such measurement: ${unknown.join(", ")}. There are: ${names.join(", ")}`);
	process.exit(1);
}
for (const [name, load] of Object.entries(benches)) {
	if (named.length > 0 && !named.includes(name)) continue;
	const bench = await load();
	const figures = await bench.run(values.short ? "short" : "whole");
	const missing = figures.filter(({ value }) => !Number.isFinite(value)).map(({ what }) => what);
	process.stdout.write(`\n## ${name}\n\n${asTable(figures)}\n`);
	if (missing.length > 0) throw new Error(`Not measured: ${missing.join("; ")}`);
}
