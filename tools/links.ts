import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const dist = "web/dist";

/** Addresses of the signed-in area and the API, which are not files. */
const withoutFile = /^\/(app|api)(\/|$)/;

const pages = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
	(file) => file.endsWith(".html") && file !== "app.html",
);

/** The file that is served at an address; undefined if there is none. */
function fileOf(path: string): string | undefined {
	const file = join(dist, decodeURIComponent(path));
	if (!existsSync(file)) return undefined;
	if (!statSync(file).isDirectory()) return file;
	return existsSync(join(file, "index.html")) ? join(file, "index.html") : undefined;
}

/** What is wrong with a link of a page; undefined if its target exists. */
function problemOf(page: string, link: string): string | undefined {
	if (/^(https?:|mailto:)/.test(link)) return undefined;
	const [path = "", anchor] = link.split("#");
	if (withoutFile.test(path)) return undefined;
	const file = path === "" ? join(dist, page) : fileOf(path);
	if (!file) return "leads to no page";
	const isThere = !anchor || readFileSync(file, "utf8").includes(` id="${anchor}"`);
	return isThere ? undefined : "leads to no place on its page";
}

const problems = pages.flatMap((page) => {
	const html = readFileSync(join(dist, page), "utf8");
	const links = new Set([...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link));
	return [...links].flatMap((link) => {
		const problem = problemOf(page, link.replaceAll("&amp;", "&"));
		return problem ? [`${page}: ${link} ${problem}`] : [];
	});
});
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages looked through`);
process.exitCode = problems.length > 0 ? 1 : 0;
