import type { JSHandle, Page } from "@playwright/test";
import { unlessLeft, type Wanted, want } from "./chosen.ts";
import { button } from "./control.ts";
import { withoutKeys } from "./on-screen-keys.ts";
import type { Hand, Way } from "./way.ts";

/**
 * Dwell, with a gaze, a head or a mouse: the pointer goes to what is wanted and rests there.
 * @param time milliseconds that a target takes to fill
 */
export const dwell = (time: number, { reaction }: Hand): Way => ({
	name: "dwell",
	profile: { dwell: { on: true, time } },
	...withoutKeys(async (page, control) => {
		let rests = 0;
		for (;;) {
			const wanted = await want(page, control);
			rests += await bringIntoSight(page, wanted);
			rests++;
			await page.waitForTimeout(reaction);
			if ((await restOn(page, wanted)) === "chosen") return rests;
		}
	}),
});

/** Scrolls as somebody does who only points: by resting on the arrows. @returns how often */
async function bringIntoSight(page: Page, wanted: JSHandle<Wanted>): Promise<number> {
	for (let rests = 0; ; rests++) {
		const lies = await wanted.evaluate(({ element }) => {
			const { top, height } = (element.closest("label") ?? element).getBoundingClientRect();
			const middle = top + height / 2;
			return middle < 0 ? "above" : middle > innerHeight ? "below" : "here";
		});
		if (lies === "here") return rests;
		await restOn(page, await want(page, button(lies === "above" ? "Scroll up" : "Scroll down")));
	}
}

async function restOn(page: Page, wanted: JSHandle<Wanted>): Promise<"chosen" | "not yet"> {
	const { away, at } = await wanted.evaluate(placesOf);
	// Whoever has just chosen it looks away first.
	await page.mouse.move(away.x, away.y);
	await page.mouse.move(at.x, at.y);
	return unlessLeft(wanted.evaluate(untilChosen), "chosen");
}

/** Runs in the page: the middle of what is wanted, and a place beside everything that could be rested on. */
function placesOf({ element }: Wanted) {
	const { left, top, width, height } = (element.closest("label") ?? element).getBoundingClientRect();
	const at = { x: left + width / 2, y: top + height / 2 };
	for (let y = 2; y < innerHeight; y += 7)
		for (let x = 2; x < innerWidth; x += 7) {
			const isFar = Math.hypot(x - at.x, y - at.y) > 30;
			if (isFar && !document.elementFromPoint(x, y)?.closest("a, button, input, label, select, textarea, summary"))
				return { at, away: { x, y } };
		}
	return { at, away: { x: 0, y: 0 } };
}

/** Runs in the page: until it is chosen; or not, where the ring has long been off it: the pointer has to come anew. */
async function untilChosen({ element, isChosen, isGone }: Wanted): Promise<"chosen" | "not yet"> {
	let seen = performance.now();
	while (!isChosen() && !isGone() && performance.now() - seen < 1500) {
		if (element.closest("[data-dwelt]")) seen = performance.now();
		await new Promise((done) => setTimeout(done, 30));
	}
	return isChosen() ? "chosen" : "not yet";
}
