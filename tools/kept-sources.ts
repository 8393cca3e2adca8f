import type { Plugin } from "vitest/config";

/** Longer than any run. */
const seconds = 3_600;

/**
 * What the screens are made of is asked for once a run, and not once a file of tests, as Vite would have it: the browser, a new
 * one each run, keeps it. Not where somebody watches: there sources change.
 */
export const keptSources = (): Plugin => ({
	name: "kept-sources",
	configureServer({ config, middlewares }) {
		if (config.server.watch !== null) return;
		middlewares.use(({ url = "" }, response, next) => {
			// What Vite has made ready has a version in its address, and is kept as it is.
			if (!/[?&]v=/.test(url)) {
				const setHeader = response.setHeader.bind(response);
				response.setHeader = (name, value) =>
					setHeader(name, name === "Cache-Control" && value === "no-cache" ? `max-age=${seconds}` : value);
			}
			next();
		});
	},
});
