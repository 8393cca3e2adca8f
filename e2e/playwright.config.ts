import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { withMicrophone } from "@sayso/harness/pages/browser.ts";

const port = Number(process.env.E2E_PORT ?? 8123);
// Each run on data of its own; the workers read this configuration too and find the folder already named.
if (!process.env.E2E_DATA_DIR) {
	process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), "sayso-journeys-"));
	chmodSync(process.env.E2E_DATA_DIR, 0o755);
}

/** Somebody speaks in real time: a recogniser that gets no processor hears nothing. */
const spoken = /(conversation|corpus|end-of-turn|microphone|one-switch|speculation)\.spec\.ts$/;

export default defineConfig({
	testDir: "journeys",
	// Three files at a time, also on two cores: most of what they do is wait. The tests of one go in their order, unless it
	// says otherwise; each signs up people of its own.
	fullyParallel: false,
	workers: 3,
	projects: [
		// Each run empties its own folder alone.
		{ name: "spoken", testMatch: spoken, workers: 1, outputDir: "../var/journeys/spoken" },
		{ name: "silent", testIgnore: spoken, outputDir: "../var/journeys/silent" },
	],
	retries: 0,
	timeout: 180_000,
	// A machine that is shared may take seconds for what takes none on an idle one. A wait ends as soon as it may.
	expect: { timeout: 20_000 },
	forbidOnly: Boolean(process.env.CI),
	use: {
		baseURL: `http://127.0.0.1:${port}`,
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
