import { readdirSync, readFileSync } from "node:fs";

/** Every decision record has a number of its own, which its title begins with, and says whether it is in force. */
const folder = "docs/decisions";
const numbered = /^(\d{3})-[a-z0-9-]+\.md$/;

const taken = new Map<string, string>();
const problems = readdirSync(folder).flatMap((file) => {
	const number = numbered.exec(file)?.[1];
	if (!number) return [`${file} is not named by a number and words`];
	const other = taken.get(number);
	taken.set(number, file);
	const [title = "", standing = ""] = readFileSync(`${folder}/${file}`, "utf8").split(/\n+/);
	return [
		...(other ? [`${file} has the number of ${other}`] : []),
		...(title.startsWith(`# ${number} `) ? [] : [`${file}: its title does not begin with its number`]),
		...(/^\d{4}-\d{2}-\d{2} · /.test(standing) ? [] : [`${file} does not say since when, and whether it is in force`]),
	];
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
