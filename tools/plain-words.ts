import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Words that hide who does what. A comment or a commit subject with one of them fails the check: it should name the caller,
 * client or person instead. Quoted words and code are ignored.
 */
const vague = /\b(told|nobody|somebody|whoever|unsaid)\b/i;
const quoted = /"[^"\n]*"|`[^`\n]*`|“[^”\n]*”/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/ .*$/gm;
const sources = /\.(ts|tsx|js|cjs|css)$/;

/** `area: what changed`, as git and its pages show it whole. */
const subject = /^(?=.{8,72}$)[a-z0-9][a-z0-9, -]*: \S.*[^.\s]$/;
/** The last commit before this rule. */
const before = "fd4aafb";

const git = (...given: string[]) =>
	execFileSync("git", given, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

function* inComments(): Generator<string> {
	for (const path of git("ls-files", "--cached", "--others", "--exclude-standard").split("\n")) {
		if (!sources.test(path) || !existsSync(path)) continue;
		const text = readFileSync(path, "utf8");
		for (const { 0: comment, index } of text.matchAll(comments)) {
			const word = vague.exec(comment.replace(quoted, ""))?.[0];
			const line = text.slice(0, index).split("\n").length;
			if (word) yield `${path}:${line}: a comment says "${word}": say who does what`;
		}
	}
}

function* inSubjects(): Generator<string> {
	for (const line of subjectsSince(before)) {
		const word = vague.exec(line.replace(quoted, ""))?.[0];
		if (word) yield `A commit subject says "${word}": ${line}`;
		if (!subject.test(line)) yield `Not "area: what changed" in at most 72 characters: ${line}`;
	}
}

/** Empty if the history is not here, as in an archive or a shallow clone. */
function subjectsSince(commit: string): string[] {
	try {
		return git("log", "--no-merges", "--format=%s", `${commit}..HEAD`).split("\n").filter(Boolean);
	} catch {
		return [];
	}
}

const problems = [...inComments(), ...inSubjects()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
