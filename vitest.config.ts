import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { articles } from "./web/build/articles.ts";

const setupFiles = [`${import.meta.dirname}/tools/fail-on-console-error.ts`];

// A machine that is shared may take seconds for what takes none on an idle one. A wait ends as soon as it may.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
	test: {
		projects: [
			{ test: { name: "contract", root: "contract", include: ["src/**/*.test.ts"], setupFiles, ...patience } },
			{ test: { name: "replies", root: "replies", include: ["src/**/*.test.ts"], setupFiles, ...patience } },
			{
				test: {
					name: "server",
					root: "server",
					include: ["src/**/*.test.ts"],
					setupFiles,
					globalSetup: [`${import.meta.dirname}/server/src/testing/database-server.ts`],
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
					...patience,
				},
			},
			{
				extends: "web/vite.config.ts",
				test: {
					name: "screens",
					root: "web",
					include: ["src/**/*.test.tsx"],
					setupFiles,
					...patience,
					expect: { poll: { timeout: 10_000 } },
					retry: process.env.CI ? 1 : 0,
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: {
								executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
								args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
							},
						}),
						instances: [{ browser: "chromium" }],
					},
				},
			},
		],
	},
});
