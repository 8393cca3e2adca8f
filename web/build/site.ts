import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Manifest, type Plugin, type ViteBuilder, type ViteDevServer } from "vite";
import { compress } from "./compress.ts";
import { headInDevelopment, headOf } from "./head.ts";

type Rendering = typeof import("../src/site/render.tsx");

const pagesEntry = "src/site/render.tsx";
const browserEntry = "src/site/site.ts";
/** What `app.html` answers: the single-page part. */
const appPath = /^\/(login|signup|reset|app)(\/|$)/;

/** Where a page's HTML lies below `dist`: `/terms` → `terms/index.html`. */
const fileOf = (path: string): string => (path.endsWith("/404") ? `${path}.html` : join(path, "index.html"));

async function chunkOf(folder: string, entry: string) {
	const manifest: Manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
	const chunk = manifest[entry];
	if (!chunk) throw new Error(`The build made no ${entry}`);
	return chunk;
}

/** Builds what runs in the browser, then the pages with their styles, and writes each page as HTML. */
async function buildSite(builder: ViteBuilder): Promise<void> {
	const { client, ssr } = builder.environments;
	if (!client || !ssr) throw new Error("The site is built for two environments: client and ssr");
	await builder.build(client);
	await builder.build(ssr);

	const dist = join(builder.config.root, "dist");
	const built = join(dist, ".ssr");
	await cp(join(built, "assets"), join(dist, "assets"), { recursive: true });
	const pages = await chunkOf(built, pagesEntry);
	const head = headOf(pages, await chunkOf(dist, browserEntry));
	const { files, paths, render }: Rendering = await import(pathToFileURL(join(built, pages.file)).href);
	for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
	for (const path of paths) {
		const file = join(dist, fileOf(path));
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, await render(path, head));
	}
	await rm(built, { recursive: true });
	await compress(dist);
}

/** The HTML of an address while developing: a public page, `app.html`, or the page that says there is none. */
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
 * The public pages of `src/site` as plain HTML: made on request in development, written to `dist` by the build. Beside
 * them `app.html`, which answers every address of the single-page part.
 */
export function site(): Plugin {
	return {
		name: "site",
		config: () => ({
			appType: "custom",
			builder: {},
			environments: {
				client: { build: { outDir: "dist", manifest: true, rolldownOptions: { input: ["app.html", browserEntry] } } },
				ssr: {
					build: {
						outDir: "dist/.ssr",
						ssr: pagesEntry,
						manifest: true,
						emitAssets: true,
						copyPublicDir: false,
						// One style sheet for every page, that of the islands included.
						rolldownOptions: { output: { codeSplitting: false } },
					},
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
