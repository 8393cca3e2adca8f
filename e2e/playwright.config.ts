import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { withMicrophone } from "@sayso/harness/pages/browser.ts";
import type { LooksOption } from "@sayso/harness/pages/looks.ts";
import { freePort } from "@sayso/harness/product/running-server.ts";

// Chosen once per run, so that two runs on one machine do not collide. The workers read this file too and get it from their
// environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_OIDC_PORT ??= String(await freePort());
if (!process.env.E2E_DATA_DIR) {
	process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), "sayso-journeys-"));
	chmodSync(process.env.E2E_DATA_DIR, 0o755);
}
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig<LooksOption>({
	testDir: "journeys",
	// The tests of one file run in order unless it says otherwise; each creates its own users.
	fullyParallel: false,
	workers: 2,
	projects: [
		{
			name: "gate",
			testIgnore: /\.(long|spoken)\.spec\.ts$/,
			grepInvert: /@long/,
			outputDir: "../var/journeys/gate",
			use: { looks: "narrow" },
		},
		{ name: "long", testIgnore: /\.spoken\.spec\.ts$/, outputDir: "../var/journeys/long" },
		// One at a time: recorded speech plays in real time, and a recogniser without enough processor time misses words.
		{ name: "spoken", testMatch: /\.spoken\.spec\.ts$/, workers: 1, outputDir: "../var/journeys/spoken" },
	],
	// A test that passes only at the second try is listed as flaky, to be fixed or moved.
	retries: process.env.CI ? 1 : 0,
	timeout: 300_000,
	// A shared machine may take many seconds. A wait ends as soon as its condition holds.
	expect: { timeout: 60_000 },
	forbidOnly: Boolean(process.env.CI),
	use: {
		baseURL,
		// The installed app is tested in offline.spec.ts.
		serviceWorkers: "block",
		// A failure keeps every step, the network traffic, a screenshot and the accessibility tree: `npx playwright show-trace FILE`.
		// No snapshot of each step: that takes a quarter of all processor time.
		trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
		screenshot: "only-on-failure",
		launchOptions: { ...withMicrophone, args: [...withMicrophone.args, "--autoplay-policy=user-gesture-required"] },
	},
	webServer: {
		command: "node ../server/src/main.ts",
		url: `${baseURL}/readyz`,
		env: {
			NODE_ENV: "test",
			PORT: process.env.E2E_PORT,
			DATA_DIR: process.env.E2E_DATA_DIR,
			RATE_LIMITS: "off",
			LOCAL_OIDC: "on",
			LOCAL_OIDC_PORT: process.env.E2E_OIDC_PORT,
			LOG_LEVEL: "warn",
			...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
		},
		stdout: "ignore",
		stderr: "pipe",
		timeout: 300_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
	},
});
