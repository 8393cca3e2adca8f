import { existsSync } from "node:fs";

/** Debian's: the one that only works unseen takes two thirds of the other's processor time. */
const chromiums = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser of tests, journeys and measurements: the one CHROMIUM names, or the first of Debian's that is here. */
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
		// Debian's headless shell ends the page that asks whether speech can be recognised on this device; so none can ask.
		"--disable-blink-features=OnDeviceWebSpeechAvailable",
	],
};

/** With a beep in the microphone, for which nobody is asked. */
export const withMicrophone = {
	...launchOptions,
	args: [...launchOptions.args, "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"],
};
