// Checks whether generated files are up to date with their sources. `tools/made-from.json` holds a hash of the sources
// and of the results; `--record` writes it, after the command in the table has run.
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const record = "tools/made-from.json";

/** `program` is followed through what it imports; `data` is what it reads. */
const artefacts = [
	{
		name: "trained replies",
		command: "node replies/train.ts",
		program: "replies/train.ts",
		data: ["replies/data/**/*.txt"],
		made: ["replies/src/{acts,bank,fitting,hearing,language,own-words,safety,wording}/*.json"],
	},
	{
		name: "the English that prediction begins with",
		command: "node web/prediction/train.ts",
		program: "web/prediction/train.ts",
		data: ["web/prediction/*.txt", "replies/data/{acts,bank,tellings}/*.txt"],
		made: ["web/src/prediction/english.json"],
	},
];

const imported = /(?:from|import\() ?"(\.{1,2}\/[^"]+\.ts)"/g;

/** A program with all of our modules that it imports. */
function sourcesOf(program: string, found = new Set<string>()): Set<string> {
	if (found.has(program)) return found;
	found.add(program);
	for (const [, path = ""] of readFileSync(program, "utf8").matchAll(imported))
		sourcesOf(join(dirname(program), path), found);
	return found;
}

function digest(files: Iterable<string>): string {
	const hash = createHash("sha256");
	for (const file of [...files].sort()) hash.update(`${file}\0`).update(readFileSync(file));
	return hash.digest("base64url");
}

const now = Object.fromEntries(
	artefacts.map(({ name, program, data, made }) => [
		name,
		{ sources: digest([...sourcesOf(program), ...globSync(data)]), made: digest(globSync(made)) },
	]),
);

if (process.argv.includes("--record")) writeFileSync(record, `${JSON.stringify(now, null, 2)}\n`);
const known = JSON.parse(readFileSync(record, "utf8")) as typeof now;
for (const { name, command } of artefacts) {
	const isFresh = known[name]?.sources === now[name]?.sources && known[name]?.made === now[name]?.made;
	if (isFresh) continue;
	console.error(`${name}: not what the sources make. Run: ${command} && node tools/fresh.ts --record`);
	process.exitCode = 1;
}
