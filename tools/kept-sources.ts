import type { Plugin } from "vitest/config";

/** Longer than any run. */
const seconds = 3_600;

/**
 * Caches the modules of screen tests for a whole run. Vite would load them again for each test file; the browser, which
 * is new for each run, caches them. Off in watch mode, because sources change there.
 */
export const keptSources = (): Plugin => ({
	name: "kept-sources",
	configureServer({ config, middlewares }) {
		if (config.server.watch !== null) return;
		middlewares.use(({ url = "" }, response, next) => {
			// Modules that Vite has optimised have a version in their URL and are cached anyway.
			if (!/[?&]v=/.test(url)) {
				const setHeader = response.setHeader.bind(response);
				response.setHeader = (name, value) =>
					setHeader(name, name === "Cache-Control" && value === "no-cache" ? `max-age=${seconds}` : value);
			}
			next();
		});
	},
});
