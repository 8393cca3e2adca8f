import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, test as base, chromium } from "@playwright/test";
import { recordSpeech, waveFile } from "../../server/src/adapters/text-to-speech/built-in/recording.ts";

const sampleRate = 48_000;

/** A wave file in which a voice says the words. */
export function recordingOf(words: string): string {
	const file = join(mkdtempSync(join(tmpdir(), "sayso-recording-")), "speech.wav");
	writeFileSync(file, waveFile(recordSpeech(words, "male-us", sampleRate), sampleRate));
	return file;
}

interface Fixtures {
	/** Opens a browser whose microphone hears the wave file, once. */
	hearing(file: string): Promise<BrowserContext>;
}

export const test = base.extend<Fixtures>({
	async hearing({ baseURL, launchOptions }, use) {
		const opened: Browser[] = [];
		await use(async (file) => {
			const args = [...(launchOptions.args ?? []), `--use-file-for-fake-audio-capture=${file}%noloop`];
			const browser = await chromium.launch({ ...launchOptions, args });
			opened.push(browser);
			return browser.newContext({ ...(baseURL && { baseURL }), permissions: ["microphone"] });
		});
		for (const browser of opened) await browser.close();
	},
});
