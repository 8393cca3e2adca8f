// Checks whether generated files are up to date with their sources; `--make` makes those that are not. `tools/made-from.json`
// holds a hash of the sources and of the results.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const record = "tools/made-from.json";

/** `program` is followed through what it imports; `data` is what it reads. */
const artefacts = [
	{
		name: "trained replies",
		program: "replies/train.ts",
		data: ["replies/data/**/*.txt"],
		made: ["replies/src/{acts,bank,fitting,hearing,language,own-words,safety,wording}/*.json"],
	},
	{
		name: "the English that prediction begins with",
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

const digestsOf = ({ program, data, made }: (typeof artefacts)[number]) => ({
	sources: digest([...sourcesOf(program), ...globSync(data)]),
	made: digest(globSync(made)),
});

const known = JSON.parse(readFileSync(record, "utf8")) as Record<string, ReturnType<typeof digestsOf> | undefined>;

function isFresh(artefact: (typeof artefacts)[number]): boolean {
	const now = digestsOf(artefact);
	return known[artefact.name]?.sources === now.sources && known[artefact.name]?.made === now.made;
}

const isMaking = process.argv.includes("--make");
for (const artefact of artefacts.filter((each) => !isFresh(each))) {
	if (isMaking) {
		execFileSync(process.execPath, [artefact.program], { stdio: "inherit" });
		known[artefact.name] = digestsOf(artefact);
		writeFileSync(record, `${JSON.stringify(known, null, 2)}\n`);
	} else {
		console.error(`${artefact.name}: not what the sources make. Run: npm run replies:train`);
		process.exitCode = 1;
	}
}
