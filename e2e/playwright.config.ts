import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 8123);
// Each run on data of its own; the workers read this configuration too and find the folder already named.
if (!process.env.E2E_DATA_DIR) {
	process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), "sayso-journeys-"));
	chmodSync(process.env.E2E_DATA_DIR, 0o755);
}

export default defineConfig({
	testDir: "journeys",
	outputDir: "../var/journeys",
	fullyParallel: false,
	workers: 1,
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	forbidOnly: Boolean(process.env.CI),
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		trace: "off",
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--use-fake-ui-for-media-stream",
				"--use-fake-device-for-media-stream",
				"--autoplay-policy=user-gesture-required",
			],
		},
	},
	webServer: {
		command: "node ../server/src/main.ts",
		url: `http://127.0.0.1:${port}/readyz`,
		env: {
			NODE_ENV: "test",
			PORT: String(port),
			DATA_DIR: process.env.E2E_DATA_DIR,
			RATE_LIMITS: "off",
			LOCAL_OIDC: "on",
			LOCAL_OIDC_PORT: String(port + 1),
			LOG_LEVEL: "warn",
			...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
		},
		stdout: "ignore",
		stderr: "pipe",
		timeout: 60_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
	},
});
