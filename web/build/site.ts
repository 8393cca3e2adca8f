import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import {
	isRunnableDevEnvironment,
	type Manifest,
	type ManifestChunk,
	type Plugin,
	type ViteBuilder,
	type ViteDevServer,
} from "vite";
import { preloading, withScreen } from "./app-page.ts";
import { compress } from "./compress.ts";
import { headInDevelopment, headOf } from "./head.ts";
import { workerEntry, writeWorker } from "./worker.ts";

type Rendering = typeof import("../src/site/render.tsx");
type Screens = typeof import("../src/app/prerender.tsx");

const pagesEntry = "src/site/render.tsx";
const screensEntry = "src/app/prerender.tsx";
const browserEntry = "src/site/site.ts";
/** Modules that are always loaded together share a chunk: a chunk for each would cost fifty requests at the start. */
const groups = [
	{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
	// The public pages need these, but not Zod.
	{
		name: "page",
		test: /\/contract\/src\/(brand|limits|rules\/newsletter-email)\.ts|\/hydration\/when-|preload-helper/,
	},
	{ name: "zod", test: /node_modules\/zod\// },
	{
		name: "island",
		test: /\/web\/src\/(hydration\/(keep-input|hydrated)|ui\/(icon|spinner|plain-button|notice|toast))\.tsx?/,
	},
	{ name: "router", test: /node_modules\/(@tanstack|use-sync-external-store)\// },
	// The screens for visitors need these rules, but not the schemas of all calls.
	{ name: "rules", test: /\/contract\/src\/(errors|messages|rules\/(email|password)|v1\/sign-in-options)\.ts/ },
	{ name: "app", test: /\/web\/src\/(api\/client|app\/app|ui\/(button|dialog|icon-button|logo))\.tsx?/ },
	{ name: "field", test: /\/web\/src\/ui\/(password|text)-field\.tsx/ },
	{ name: "form", test: /\/web\/src\/(features\/sign-in\/credentials-form|screens\/entry-card)\.tsx/ },
	{ name: "contract", test: /\/contract\/src\/(endpoints|entities|plans|rules|v1)/ },
	// The communicator loads all of these; settings screens load one or two later.
	{
		name: "voice",
		test: /\/web\/src\/voice\/(device-voice|local-listening|server-recogniser|listening-problems|sound-context|use-my-words)\.ts/,
	},
];

/** Addresses of the single-page part, answered with `app.html`. */
const appPath = /^\/(login|signup|reset|app)(\/|$)/;

/** The file of a page below `dist`: `/terms` → `terms/index.html`. */
const fileOf = (path: string): string => (path.endsWith("/404") ? `${path}.html` : join(path, "index.html"));

async function manifestIn(folder: string): Promise<Manifest> {
	return JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
}

function chunkOf(manifest: Manifest, entry: string): ManifestChunk {
	const chunk = manifest[entry];
	if (!chunk) throw new Error(`The build made no ${entry}`);
	return chunk;
}

/** `of`: which variant of a page with several; the server chooses one: see its `http/web.ts`. */
async function writePage(dist: string, path: string, html: string, of: readonly string[] = []): Promise<void> {
	const file = join(dist, fileOf(path).replace("index.html", ["index", ...of, "html"].join(".")));
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, html);
}

/** Writes each public page as HTML, with one shared stylesheet. `built`: the folder of their module. */
async function writePages(dist: string, built: string): Promise<void> {
	await cp(join(built, "assets"), join(dist, "assets"), { recursive: true });
	const pages = chunkOf(await manifestIn(built), pagesEntry);
	const head = headOf(pages, chunkOf(await manifestIn(dist), browserEntry));
	const { files, paths, render }: Rendering = await import(pathToFileURL(join(built, pages.file)).href);
	for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
	for (const path of paths) await writePage(dist, path, await render(path, head));
}

/** Writes the page of the app, its service worker, and a prerendered page for each address where visitors arrive. */
async function writeApp(dist: string, built: string): Promise<void> {
	const app = await readFile(join(dist, "app.html"), "utf8");
	const manifest = await manifestIn(dist);
	const { file } = chunkOf(await manifestIn(built), screensEntry);
	const { firstScreens, providerSets, screens, render }: Screens = await import(pathToFileURL(join(built, file)).href);
	const pageWith = (...modules: string[]) => ({
		html: app,
		manifest,
		modules: ["app.html", "src/app/start.tsx", ...modules],
	});
	await writeFile(join(dist, "app.html"), preloading(pageWith(...firstScreens)));
	await writeWorker(dist, manifest);
	for (const [path, screen] of Object.entries(screens))
		for (const providers of providerSets)
			await writePage(dist, path, withScreen(pageWith(screen), await render(path, providers), providers), providers);
}

/** Builds the browser code, then what is made from it at build time: the public pages and the app's first screens. */
async function buildSite(builder: ViteBuilder): Promise<void> {
	const dist = join(builder.config.root, "dist");
	// Node exits without an error if only a promise that never settles is left.
	process.exitCode = 1;
	for (const environment of Object.values(builder.environments)) await builder.build(environment);
	await writePages(dist, join(dist, ".ssr"));
	await writeApp(dist, join(dist, ".screens"));
	for (const built of [".ssr", ".screens"]) await rm(join(dist, built), { recursive: true });
	await compress(dist);
	process.exitCode = 0;
}

/** The HTML of an address in development: a public page, `app.html`, or the 404 page. */
async function htmlInDevelopment(vite: ViteDevServer, pathname: string): Promise<string> {
	if (appPath.test(pathname)) return readFile(join(vite.config.root, "app.html"), "utf8");
	const { ssr } = vite.environments;
	if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The pages need Vite's own module runner");
	const { paths, render }: Rendering = await ssr.runner.import(`/${pagesEntry}`);
	const head = headInDevelopment(ssr.moduleGraph.urlToModuleMap.keys(), browserEntry);
	const missing = pathname.startsWith("/help/") ? "/help/404" : "/404";
	return render(paths.includes(pathname) ? pathname : missing, head);
}

/**
 * The public pages of `src/site` as plain HTML: rendered on request in development, written to `dist` by the build. `app.html`
 * answers every address of the single-page part.
 */
export function site(): Plugin {
	return {
		name: "site",
		config: () => ({
			appType: "custom",
			builder: {},
			environments: {
				client: {
					build: {
						outDir: "dist",
						manifest: true,
						// One stylesheet for all screens: they are small, and no screen waits for its own.
						cssCodeSplit: false,
						rolldownOptions: {
							input: ["app.html", browserEntry, workerEntry],
							output: { codeSplitting: { groups } },
						},
					},
				},
				ssr: {
					build: {
						outDir: "dist/.ssr",
						ssr: pagesEntry,
						manifest: true,
						emitAssets: true,
						copyPublicDir: false,
						// One stylesheet for all pages, islands included.
						rolldownOptions: { output: { codeSplitting: false } },
					},
				},
				screens: {
					consumer: "server",
					build: { outDir: "dist/.screens", ssr: screensEntry, manifest: true, copyPublicDir: false },
				},
			},
		}),
		configureServer(vite) {
			vite.middlewares.use(async (request, response, next) => {
				const { pathname } = new URL(request.url ?? "/", "http://localhost");
				if (!request.headers.accept?.includes("text/html") || pathname.startsWith("/api/")) return next();
				try {
					const html = await htmlInDevelopment(vite, pathname);
					response.setHeader("content-type", "text/html");
					response.end(await vite.transformIndexHtml(pathname, html));
				} catch (error) {
					next(error);
				}
			});
		},
		buildApp: { order: "post", handler: buildSite },
	};
}
