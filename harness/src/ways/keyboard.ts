import { expect, type Page } from "@playwright/test";
import { type Control, locate } from "./control.ts";
import type { Hand, Way } from "./way.ts";

/** Keyboard only: Tab to the control, arrows within a composite one, Enter or Space to press it. */
export const keyboard = (hand: Hand): Way => ({
	name: "keyboard",
	async choose(page, control) {
		const presses = await focus(page, control, hand);
		await page.waitForTimeout(hand.reaction);
		const isTicked = await locate(page, control).evaluate((element) => element.matches("input"));
		await page.evaluate(() => Object.assign(window, { isSamePage: true }));
		await page.keyboard.press(isTicked ? "Space" : "Enter");
		return presses + 1;
	},
	async write(page, control, text) {
		const presses = await focus(page, control, hand);
		await page.keyboard.type(text, { delay: hand.reaction });
		return presses + text.length;
	},
	async pick(page, list, option) {
		const presses = await focus(page, list, hand);
		await page.keyboard.type(option, { delay: hand.reaction });
		return presses + option.length;
	},
});

/** @returns the presses until the control has the focus */
async function focus(page: Page, control: Control, { reaction }: Hand): Promise<number> {
	const wanted = locate(page, control);
	await wanted.waitFor();
	expect(await page.evaluate(keepsFocus), `somewhere, before ${control.name} is gone to`).toBe(true);
	for (let presses = 0; presses < 200; presses++) {
		const key = await wanted.evaluate((element) => {
			const now = document.activeElement;
			if (now === element) return undefined;
			const group = element.closest("[role=toolbar], [role=radiogroup], [role=menu]");
			if (!now || now === group || !group?.contains(now)) return "Tab";
			return group.role === "toolbar" ? "ArrowRight" : "ArrowDown";
		});
		if (!key) return presses;
		await page.waitForTimeout(reaction);
		await page.keyboard.press(key);
	}
	throw new Error(`The focus does not come to ${control.role} ${control.name}`);
}

/** Runs in the page: whether the focus is on the last pressed control or its replacement; on a new page, at its top. */
const keepsFocus = () => !("isSamePage" in window) || document.activeElement !== document.body;
