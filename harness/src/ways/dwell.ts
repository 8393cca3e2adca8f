import type { JSHandle, Page } from "@playwright/test";
import { unlessLeft, type Wanted, want } from "./chosen.ts";
import { button } from "./control.ts";
import { withoutKeys } from "./on-screen-keys.ts";
import type { Hand, Way } from "./way.ts";

/**
 * Dwell, with a gaze, a head or a mouse: the pointer moves to the control and rests there.
 * @param time milliseconds of dwell
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

/** Scrolls by pointing only: by resting on the arrows. @returns how often */
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
	// After a choice of the same control the pointer leaves it first.
	await page.mouse.move(away.x, away.y);
	await page.mouse.move(at.x, at.y);
	return unlessLeft(wanted.evaluate(untilChosen), "chosen");
}

/** Runs in the page: the centre of the control, and a place where the pointer rests on nothing. */
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

/**
 * Runs in the page: resolves when it is chosen, or when the dwell ring has long left it and the pointer has to come
 * again.
 */
async function untilChosen({ element, isChosen, isGone }: Wanted): Promise<"chosen" | "not yet"> {
	let seen = performance.now();
	while (!isChosen() && !isGone() && performance.now() - seen < 1500) {
		if (element.closest("[data-dwelt]")) seen = performance.now();
		await new Promise((done) => setTimeout(done, 30));
	}
	return isChosen() ? "chosen" : "not yet";
}
