import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The most lines of a source file. Split longer ones. */
const most = 300;
const sources = /\.(ts|tsx|js|cjs|css)$/;

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
const tooLong = listed
	.split("\n")
	.filter((path) => sources.test(path) && existsSync(path))
	.map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n").length - 1 }))
	.filter(({ lines }) => lines > most);
for (const { path, lines } of tooLong) console.error(`${path} has ${lines} lines; at most ${most} are allowed`);
process.exitCode = tooLong.length > 0 ? 1 : 0;
