import { readdirSync, readFileSync } from "node:fs";

/** Every decision has a unique number, which its title begins with, says whether it is in force, and is in the index. */
const folder = "docs/decisions";
const index = readFileSync(`${folder}/README.md`, "utf8");
const files = ["", "archive/"].flatMap((room) =>
	readdirSync(`${folder}/${room}`, { withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== "README.md")
		.map((entry) => `${room}${entry.name}`),
);
const numbered = /^(?:archive\/)?(\d{3})-[a-z0-9-]+\.md$/;

const taken = new Map<string, string>();
const problems = files.flatMap((file) => {
	const number = numbered.exec(file)?.[1];
	if (!number) return [`${file} is not named by a number and words`];
	const other = taken.get(number);
	taken.set(number, file);
	const [title = "", standing = ""] = readFileSync(`${folder}/${file}`, "utf8").split(/\n+/);
	return [
		...(other ? [`${file} has the number of ${other}`] : []),
		...(index.includes(`(${file})`) ? [] : [`${file} is not in the index, ${folder}/README.md`]),
		...(title.startsWith(`# ${number} `) ? [] : [`${file}: its title does not begin with its number`]),
		...(/^\d{4}-\d{2}-\d{2} · /.test(standing) ? [] : [`${file} does not say since when, and whether it is in force`]),
	];
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
