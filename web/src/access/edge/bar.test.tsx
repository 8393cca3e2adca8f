import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../../ui/base.css";
import { addStyle } from "../add-style.ts";
import style from "./access.css?inline";
import { createBar } from "./bar.ts";

afterEach(async () => {
	delete document.documentElement.dataset.textSize;
	await page.viewport(1280, 800);
});

test.each([
	[320, "largest"],
	[390, "standard"],
	[1280, "standard"],
])(
	"at %i with the %s text two bars are one below the other, inside the window, whatever their height",
	async (width, size) => {
		addStyle(style);
		await page.viewport(width, 640);
		document.documentElement.dataset.textSize = size;
		const bars = [createBar("Scanning"), createBar("Dwell")];
		bars[0]?.show("Paused. Press to go on with what is lit.", [{ label: "Stop scanning", press() {} }]);
		bars[1]?.show("Rest your eyes here", [{ label: "Rest", press() {} }]);
		const [upper, lower] = bars.map(({ element }) => element.getBoundingClientRect());
		expect(lower?.top).toBeGreaterThanOrEqual(upper?.bottom ?? Number.NaN);
		for (const { left, right } of [upper, lower].filter((box) => box !== undefined)) {
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(width);
		}
		// Presses between and beside the bars reach the page.
		expect(document.elementFromPoint(2, upper?.top ?? 0)?.closest("[data-access-own]")).toBeNull();
		for (const bar of bars) bar.hide();
		expect(document.querySelector(".access-bar, .access-bars")).toBeNull();
	},
);
