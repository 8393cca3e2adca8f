import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { signInOptions } from "../features/accounts/sign-in-options.ts";
import { answerNotFound } from "./errors.ts";

/** Paths of the single-page app; every other page is its own file. */
const appPaths = ["/app", "/app/*"];
const year = (365 * dayMilliseconds) / 1000;

/**
 * Serves the built web app: public pages as files, the app's paths with its single page, anything else with the 404
 * page.
 */
export async function serveWeb(app: FastifyInstance, context: Context, folder: string): Promise<void> {
	const built = existsSync(folder);
	app.setNotFoundHandler((request, reply) => {
		if (!built || request.url.startsWith("/api/")) return answerNotFound(request, reply);
		return reply.code(404).sendFile(request.url.startsWith("/help/") ? "help/404.html" : "404.html");
	});
	if (!built) return app.log.warn("the web app is not built: only the API is served");
	await app.register(fastifyStatic, {
		root: folder,
		redirect: true,
		wildcard: true,
		index: ["index.html"],
		// The build adds a compressed file beside each one: see web/build/compress.ts.
		preCompressed: true,
		setHeaders(reply, path) {
			// Files in /assets have their content's hash in the name and are cached permanently; pages are revalidated
			// each time.
			const kept = path.startsWith(join(folder, "assets/"));
			reply.header("cache-control", kept ? `public, max-age=${year}, immutable` : "no-cache");
		},
	});
	// Of a page with sign-in buttons, serves the variant with the configured ones: see web/src/app/prerender.tsx.
	const { providers } = signInOptions(context);
	// Serves each page at its address without a trailing slash, as links have it, without a redirect.
	for (const file of globSync("*/**/index.html", { cwd: folder })) {
		const withButtons = file.replace("index.html", ["index", ...providers, "html"].join("."));
		const page = existsSync(join(folder, withButtons)) ? withButtons : file;
		app.get(`/${dirname(file)}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(page));
	}
	for (const path of appPaths)
		app.get(path, { schema: { hide: true } }, (_request, reply) => reply.sendFile("app.html"));
}
