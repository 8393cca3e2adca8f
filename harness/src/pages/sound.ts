import type { Page } from "@playwright/test";

/** Records every sound that the page starts, and every one that plays to its end. Call it before the page is opened. */
export async function listenToPage(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const heard: Heard[] = [];
		Object.assign(window, { heard });
		const start = AudioBufferSourceNode.prototype.start;
		AudioBufferSourceNode.prototype.start = function (...when) {
			const sound: Heard = { seconds: this.buffer?.duration ?? 0, at: performance.now(), ended: 0 };
			heard.push(sound);
			this.addEventListener("ended", () => {
				sound.ended = performance.now();
			});
			return start.apply(this, when);
		};
	});
}

/** One sound: its length in seconds, and when it began and ended, in milliseconds of the page. */
export interface Heard {
	seconds: number;
	at: number;
	ended: number;
}

export const soundsOf = (page: Page): Promise<Heard[]> =>
	page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
