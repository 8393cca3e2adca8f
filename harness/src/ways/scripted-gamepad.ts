import type { Page } from "@playwright/test";

/** A gamepad whose buttons the page itself can press. A press lasts until it was read twice, and so does a release. */
export interface ScriptedGamepad {
	press(button: number): Promise<void>;
}

/** Connects one before the page is opened. To a browser, many switch boxes are such a gamepad. */
export async function plugInGamepad(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const buttons = Array.from({ length: 16 }, () => ({ pressed: false, touched: false, value: 0 }));
		let waiting: { reads: number; done: () => void } | undefined;
		const untilRead = () =>
			new Promise<void>((done) => {
				waiting = { reads: 2, done };
			});
		Object.defineProperty(navigator, "getGamepads", {
			value: () => {
				if (waiting && --waiting.reads < 0) waiting.done();
				return [{ index: 0, mapping: "standard", buttons, axes: [0, 0, 0, 0] }];
			},
		});
		const gamepad: ScriptedGamepad = {
			async press(at) {
				for (const pressed of [true, false]) {
					Object.assign(buttons[at] ?? {}, { pressed });
					await untilRead();
				}
			},
		};
		Object.assign(window, { gamepad });
	});
}
