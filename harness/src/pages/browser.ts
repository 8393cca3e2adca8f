import { existsSync } from "node:fs";

/** Debian's browsers. The headless shell uses a third less processor time than the full one. */
const chromiums = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser of tests, journeys and measurements: the one in CHROMIUM, or the first installed one of Debian's. */
export const launchOptions = {
	executablePath: process.env.CHROMIUM ?? chromiums.find((path) => existsSync(path)) ?? "/usr/bin/chromium",
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		// Debian's headless shell crashes a page that asks whether speech can be recognised on this device, so that API
		// is disabled.
		"--disable-blink-features=OnDeviceWebSpeechAvailable",
	],
};

/** With a beep as the microphone's sound, and without a permission prompt. */
export const withMicrophone = {
	...launchOptions,
	args: [...launchOptions.args, "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"],
};
