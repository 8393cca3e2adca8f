import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, test as base, chromium } from "@playwright/test";
import { recordSpeech } from "../../../server/src/adapters/text-to-speech/built-in/recording.ts";
import { waveFile } from "../../../server/src/adapters/wave-file.ts";

const sampleRate = 48_000;

/** Seconds of silence between two turns of a recording. */
const pauseSeconds = 6;

/** A wave file in which a voice speaks one turn, or several with pauses. */
export function recordingOf(...turns: string[]): string {
	const file = join(mkdtempSync(join(tmpdir(), "sayso-recording-")), "speech.wav");
	const pause = new Int16Array(pauseSeconds * sampleRate);
	const sounds = turns.flatMap((words, at) => [...(at > 0 ? [pause] : []), recordSpeech(words, "male-us", sampleRate)]);
	const whole = new Int16Array(sounds.reduce((sum, sound) => sum + sound.length, 0));
	let end = 0;
	for (const sound of sounds) {
		whole.set(sound, end);
		end += sound.length;
	}
	writeFileSync(file, waveFile(whole, sampleRate));
	return file;
}

interface Fixtures {
	/** Opens a browser whose microphone plays the wave file, once. */
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
