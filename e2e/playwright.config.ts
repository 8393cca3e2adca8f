import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { withMicrophone } from "@sayso/harness/pages/browser.ts";
import type { LooksOption } from "@sayso/harness/pages/looks.ts";
import { freePort } from "@sayso/harness/product/running-server.ts";

// Chosen once a run, so that two runs on one machine do not collide. The workers read this file too, and find them in their environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_OIDC_PORT ??= String(await freePort());
if (!process.env.E2E_DATA_DIR) {
	process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), "sayso-journeys-"));
	chmodSync(process.env.E2E_DATA_DIR, 0o755);
}
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig<LooksOption>({
	testDir: "journeys",
	// The tests of one file run in their order, unless it says otherwise; each signs up people of its own.
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
		// One at a time: recorded speech plays in real time, and a recogniser that waits for a processor misses words.
		{ name: "spoken", testMatch: /\.spoken\.spec\.ts$/, workers: 1, outputDir: "../var/journeys/spoken" },
	],
	// What passes at the second try alone is listed as flaky, to be mended or moved.
	retries: process.env.CI ? 1 : 0,
	timeout: 300_000,
	// A machine that is shared may take many seconds for what takes none on an idle one. A wait ends as soon as it may.
	expect: { timeout: 60_000 },
	forbidOnly: Boolean(process.env.CI),
	use: {
		baseURL,
		// The app kept in a browser is looked at where it matters: see offline.spec.ts.
		serviceWorkers: "block",
		// What failed is kept with every step, what went over the network, a picture and the page's roles and names as it stood
		// then: `npx playwright show-trace FILE`. Not the page at every step: that takes a quarter of all processor time.
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
