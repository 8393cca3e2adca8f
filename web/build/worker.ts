import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { KeptFiles } from "../src/offline/kept-files.ts";
import { filesOf } from "./files-of.ts";

export const workerEntry = "src/offline/worker.ts";
const app = "src/app/start.tsx";

/** Writes the service worker with the list of the app's files. Its version is a hash of all of them. */
export async function writeWorker(dist: string, manifest: Manifest): Promise<void> {
	const read = (file: string) => readFile(join(dist, file), "utf8");
	const html = await read("app.html");
	const files = keptFiles(html, manifest, globSync("assets/*.worklet-*.js", { cwd: dist }));
	const { file = "" } = manifest[workerEntry] ?? {};
	const code = await read(file);
	const version = createHash("sha256").update(html).update(code).update(JSON.stringify(files));
	for (const address of files.first) version.update(await readFile(join(dist, address)));
	const kept: KeptFiles = { version: version.digest("hex").slice(0, 12), ...files };
	await writeFile(join(dist, "worker.js"), `const kept = ${JSON.stringify(kept)};\n${code}`);
	await rm(join(dist, file));
}

/**
 * The addresses to keep: first those in the page, then those the app may load later.
 * @param worklets files that no module in the manifest names
 */
export function keptFiles(html: string, manifest: Manifest, worklets: readonly string[]): Omit<KeptFiles, "version"> {
	const named = [...html.matchAll(/(?<=(?:href|src)=")\/[^"]+/g)].map(([address]) => address);
	const first = named.filter((address) => !address.startsWith("/api/"));
	const { scripts, styles, assets } = filesOf(manifest, modulesBehind(manifest, app));
	const fonts = assets.filter((file) => /\/atkinson.*\.woff2$/.test(file));
	const rest = [...worklets, ...scripts, ...styles, ...fonts].map((file) => `/${file}`);
	return {
		entry: `/${manifest["app.html"]?.file}`,
		first: [...new Set(first)],
		rest: rest.filter((address) => !first.includes(address)),
	};
}

/** Every module the app may load, now or later, except the code of other identity providers, which is kept where it is used. */
function modulesBehind(manifest: Manifest, from: string): string[] {
	const seen = new Set<string>();
	const visit = (module: string) => {
		if (seen.has(module) || module.endsWith("identity/firebase.ts")) return;
		seen.add(module);
		const { imports = [], dynamicImports = [] } = manifest[module] ?? {};
		for (const each of [...imports, ...dynamicImports]) visit(each);
	};
	visit(from);
	return [...seen];
}
