import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./harness/src/pages/browser.ts";
import { keptSources } from "./tools/kept-sources.ts";
import { articles } from "./web/build/articles.ts";

const setupFiles = [`${import.meta.dirname}/tools/fail-on-console-error.ts`];

// What files import is read once a worker, not once a file; what they change is a database or an app of their own.
const shared = { isolate: false };

// A machine that is shared may take seconds for what takes none on an idle one. A wait ends as soon as it may.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
	test: {
		// On two cores it would take one.
		maxWorkers: 2,
		projects: [
			{
				test: { name: "contract", root: "contract", include: ["src/**/*.test.ts"], setupFiles, ...shared, ...patience },
			},
			{
				test: {
					name: "replies",
					root: "replies",
					include: ["{src,ablation}/**/*.test.ts"],
					setupFiles,
					...shared,
					...patience,
				},
			},
			{
				test: {
					name: "model-replies",
					root: "model-replies",
					include: ["src/**/*.test.ts"],
					setupFiles,
					...shared,
					...patience,
				},
			},
			{ test: { name: "sound", root: "sound", include: ["src/**/*.test.ts"], setupFiles, ...shared, ...patience } },
			{ test: { name: "bench", root: "bench", include: ["src/**/*.test.ts"], setupFiles, ...shared, ...patience } },
			{
				test: {
					name: "server",
					root: "server",
					include: ["src/**/*.test.ts"],
					setupFiles: [...setupFiles, `${import.meta.dirname}/harness/src/stand-ins/trust-google.ts`],
					globalSetup: [
						`${import.meta.dirname}/harness/src/product/database-server.ts`,
						`${import.meta.dirname}/harness/src/stand-ins/certificate-of-google.ts`,
					],
					...shared,
					...patience,
				},
			},
			{
				plugins: [articles()],
				test: {
					name: "web",
					root: "web",
					include: ["src/**/*.test.ts", "build/**/*.test.ts"],
					setupFiles,
					...shared,
					...patience,
				},
			},
			{
				extends: "web/vite.config.ts",
				plugins: [keptSources()],
				test: {
					name: "screens",
					root: "web",
					include: ["src/**/*.test.tsx"],
					setupFiles: [`${import.meta.dirname}/tools/without-profiler.ts`, ...setupFiles],
					...patience,
					// After the others, two pages at a time: what extends another configuration does not have the number above.
					maxWorkers: 2,
					sequence: { groupOrder: 1 },
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						// What moves is painted again and again: it takes a quarter of the processor time.
						provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
						instances: [{ browser: "chromium" }],
					},
				},
			},
		],
	},
});
