import { locate } from "./control.ts";
import type { Way } from "./way.ts";

/** A window of 1280 by 1024 at 400%: a pointer, and 320 by 256 CSS pixels. */
export const zoomed = (): Way => ({
	name: "zoom of 400%",
	begin: (page) => page.setViewportSize({ width: 320, height: 256 }),
	async choose(page, control) {
		await locate(page, control).click();
		return 1;
	},
	async write(page, field, text) {
		await locate(page, field).click();
		await page.keyboard.type(text);
		return 1 + text.length;
	},
	async pick(page, list, option) {
		await locate(page, list).selectOption(option);
		return 2;
	},
});
