import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";

const dist = "web/dist";
const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/** What wakes on the home page once the browser has nothing else to do, and what wakes further down. */
const whenIdle = ["src/site/site.ts", "src/site/hydrate.tsx", "src/site/home/try-it.tsx"];
const whenRead = [...whenIdle, "src/features/newsletter/newsletter.tsx"];

/** The files that come with some chunks: their own and those they import at once. */
function filesOf(keys: readonly string[], seen = new Set<string>()): Set<string> {
	for (const key of keys) {
		const chunk = manifest[key];
		if (!chunk) throw new Error(`The build made no ${key}`);
		if (seen.has(chunk.file)) continue;
		seen.add(chunk.file);
		filesOf(chunk.imports ?? [], seen);
	}
	return seen;
}

const kilobytes = (files: Iterable<string>) =>
	[...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024;

const home = readFileSync(join(dist, "index.html"), "utf8");
const styles = [...home.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(([, file = ""]) => file);

/** In kilobytes of 1024 bytes, compressed. */
const budgets = [
	{ name: "JavaScript on / before idle", size: kilobytes(filesOf(["src/site/site.ts"])), most: 5 },
	{ name: "JavaScript on / after idle", size: kilobytes(filesOf(whenIdle)), most: 75 },
	{ name: "JavaScript on / read to its end", size: kilobytes(filesOf(whenRead)), most: 78 },
	{ name: "styles of the public pages", size: kilobytes(styles), most: 15 },
];

for (const { name, size, most } of budgets)
	console.log(`${size <= most ? "ok  " : "OVER"} ${name}: ${size.toFixed(1)} KB of ${most} KB`);
process.exitCode = budgets.some(({ size, most }) => size > most) ? 1 : 0;
