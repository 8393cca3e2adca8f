import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { articles } from "./build/articles.ts";
import { site } from "./build/site.ts";
import { endpointsWithoutSummaries } from "./build/without-summaries.ts";

const server = "http://127.0.0.1:8080";

export default defineConfig(({ mode }) => ({
	root: import.meta.dirname,
	plugins: [
		react(),
		{ ...optimizeLocales.vite({ locales: ["en-AU", "en-GB", "en-US"] }), enforce: "pre" },
		articles(),
		endpointsWithoutSummaries(),
		mode === "test" ? [] : site(),
	],
	// These are imported on demand; optimising them late would reload the page during use.
	optimizeDeps: { include: ["fflate", "uqr", "@firebase/app", "@firebase/auth"] },
	// The content security policy forbids fonts and styles from data: addresses.
	build: { assetsInlineLimit: 0 },
	server: {
		host: "127.0.0.1",
		port: 5173,
		// The server trusts only its own origin; in development the pages come from this one.
		proxy: {
			"/api": { target: server, ws: true, headers: { origin: server } },
			"/sandbox": server,
			"/mulberry": server,
			"/dev": server,
		},
	},
}));
