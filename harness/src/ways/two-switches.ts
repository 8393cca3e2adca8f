import { unlessLeft, type Wanted, want } from "./chosen.ts";
import { withoutKeys } from "./on-screen-keys.ts";
import type { Hand, Way } from "./way.ts";

/** Two switches, each a key: one moves the highlight, the other chooses. */
export const twoSwitches = ({ reaction }: Hand): Way => ({
	name: "two switches",
	profile: {
		scan: { on: true, way: "two" },
		switches: { move: ["key:F7"], choose: ["key:F8"], debounce: 0 },
	},
	...withoutKeys(async (page, control) => {
		let presses = 0;
		let wanted = await want(page, control);
		for (;;) {
			const now = await unlessLeft(wanted.evaluate(lightOn), "chosen");
			if (now === "chosen") return presses;
			if (now === "gone") wanted = await want(page, control);
			else {
				await page.waitForTimeout(reaction);
				await page.keyboard.press(now === "here" ? "F8" : "F7");
				presses++;
			}
		}
	}),
});

/** Runs in the page: resolves when the highlight has been on the target for longer than the scan ignores presses. */
async function lightOn({ element, isChosen, isGone }: Wanted): Promise<"chosen" | "gone" | "here" | "elsewhere"> {
	const aMoment = () => new Promise((done) => setTimeout(done, 30));
	const begun = performance.now();
	for (;;) {
		if (isChosen()) return "chosen";
		if (isGone()) return "gone";
		if (!element.closest("[data-lit]")) return "elsewhere";
		if (performance.now() - begun > 320) return "here";
		await aMoment();
	}
}
