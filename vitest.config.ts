import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { articles } from "./web/build/articles.ts";

const setupFiles = [`${import.meta.dirname}/tools/fail-on-console-error.ts`];

export default defineConfig({
	test: {
		projects: [
			{ test: { name: "contract", root: "contract", include: ["src/**/*.test.ts"], setupFiles } },
			{ test: { name: "replies", root: "replies", include: ["src/**/*.test.ts"], setupFiles } },
			{
				test: {
					name: "server",
					root: "server",
					include: ["src/**/*.test.ts"],
					setupFiles,
					globalSetup: [`${import.meta.dirname}/server/src/testing/database-server.ts`],
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
			{
				plugins: [articles()],
				test: { name: "web", root: "web", include: ["src/**/*.test.ts", "build/**/*.test.ts"], setupFiles },
			},
			{
				extends: "web/vite.config.ts",
				test: {
					name: "screens",
					root: "web",
					include: ["src/**/*.test.tsx"],
					setupFiles,
					// A machine that is shared may take seconds for what takes none on an idle one. A wait ends as soon as it may.
					expect: { poll: { timeout: 10_000 } },
					testTimeout: 30_000,
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
