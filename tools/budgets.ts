import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { filesOf } from "../web/build/files-of.ts";

const dist = "web/dist";
const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/** Modules that hydrate on the home page when the browser is idle. Others hydrate further down the page. */
const whenIdle = ["src/site/site.ts", "src/site/hydrate.tsx", "src/site/home/try-it.tsx"];
const whenRead = [...whenIdle, "src/features/newsletter/newsletter.tsx"];

/** The app without a screen, and the screens that people come to first. */
const app = ["app.html", "src/app/start.tsx"];
const login = [...app, "src/screens/login.tsx"];
const communicator = [...app, "src/app/shell/shell.tsx", "src/screens/communicator.tsx"];

const prediction = ["src/features/communicator/say/own-words.tsx", "src/prediction/english.json"];

const kilobytes = (files: readonly string[]) =>
	files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024;

const scripts = (modules: readonly string[], loaded: readonly string[] = []) => {
	const before = filesOf(manifest, loaded).scripts;
	return kilobytes(filesOf(manifest, modules).scripts.filter((file) => !before.includes(file)));
};

const styles = (page: string) => {
	const html = readFileSync(join(dist, page), "utf8");
	return kilobytes([...html.matchAll(/rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = ""]) => file));
};

const pictures = globSync("assets/*.webp", { cwd: dist });

/** In kilobytes of 1024 bytes, compressed. */
const budgets = [
	{ name: "JavaScript on / before idle", size: scripts(["src/site/site.ts"]), most: 5 },
	{ name: "JavaScript on / after idle", size: scripts(whenIdle), most: 77 },
	{ name: "JavaScript on / read to its end", size: scripts(whenRead), most: 79 },
	{ name: "the largest picture on /", size: Math.max(...pictures.map((file) => kilobytes([file]))), most: 40 },
	{ name: "styles of the public pages", size: styles("index.html"), most: 15 },
	{ name: "JavaScript of /login before idle", size: scripts(["app.html"]), most: 5 },
	// Half a kilobyte of it signs in where a provider's page parts its window from ours, or no window opens.
	{ name: "JavaScript of /login", size: scripts(login), most: 190.5 },
	// Half a KB is what looks for a switch on every screen, and two icons of the sidebar.
	{ name: "JavaScript of the app without a screen", size: scripts(app), most: 168 },
	// That half is in here, too. One KB of them holds letters typed before the box for own words has come, 1.5 find a voice, microphone
	// or recogniser that stopped, two keep a voice where a part of the page breaks.
	{ name: "JavaScript of /app", size: scripts(communicator), most: 255 },
	{
		// Loaded when wanted, never before a screen. The bank takes 145 KB, the learned models 300, of which the fits 95.
		name: "JavaScript of the reply engine, once wanted",
		size: scripts(["../replies/src/index.ts"], communicator),
		most: 645,
	},
	{ name: "JavaScript of prediction, once own words are typed", size: scripts(prediction, communicator), most: 100 },
	// Contrast and movement of one's own took 9 media queries away and came to as much; room for a reply at 400% is more.
	{ name: "styles of the app", size: styles("app.html"), most: 21 },
];

for (const { name, size, most } of budgets)
	console.log(`${size <= most ? "ok  " : "OVER"} ${name}: ${size.toFixed(1)} KB of ${most} KB`);
process.exitCode = budgets.some(({ size, most }) => size > most) ? 1 : 0;
