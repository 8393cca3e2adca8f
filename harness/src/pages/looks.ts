import { expect, type Page, test } from "@playwright/test";
import { accessibilityViolations } from "./accessibility.ts";
import { sideways } from "./reflow.ts";
import { tooSmall, unseenFocus } from "./targets.ts";

/** The walk continues in the last look: everything reachable in a narrow window is reachable in a wide one too. */
const looks = [
	{ name: "desktop, light", viewport: { width: 1440, height: 900 }, colorScheme: "light" },
	{ name: "tablet, dark", viewport: { width: 820, height: 1180 }, colorScheme: "dark" },
	{ name: "phone, dark", viewport: { width: 320, height: 640 }, colorScheme: "dark" },
] as const;
type Look = (typeof looks)[number];

/** Options of a project of journeys: whether walks are checked in every look, or in the narrow one only. */
export interface LooksOption {
	looks: "every" | "narrow";
}

/** A walk through the app that stops to be checked: `expectFine` is called at each stop. */
export const walk = test.extend<LooksOption>({
	looks: ["every", { option: true }],
	page: async ({ page }, use) => {
		await putInto(page, looks[2]);
		await use(page);
	},
});

/**
 * Asserts that axe finds no violation and the page does not scroll sideways in three looks: a wide light window, a dark
 * tablet, and a narrow dark window, in which the page is left. In the narrow one, the largest text and 400% zoom are
 * checked too. With forced colours on the tablet, the focus must be visible as well; axe is not used there, because it
 * reads the page's own colours. A failure names its look.
 * @param seen "twice" skips the tablet: for a dialog over a checked screen, or one more sentence on it
 */
export async function expectFine(page: Page, seen: "thrice" | "twice" = "thrice"): Promise<void> {
	const isNarrowAlone = (test.info().project.use as Partial<LooksOption>).looks === "narrow";
	const seenIn = isNarrowAlone
		? looks.slice(2)
		: looks.filter(({ name }) => seen === "thrice" || name !== "tablet, dark");
	for (const look of seenIn)
		await test.step(look.name, async () => {
			await putInto(page, look);
			expect.soft(await accessibilityViolations(page), look.name).toEqual([]);
			expect.soft(await page.evaluate(sideways), `${look.name}: scrolls sideways`).toEqual([]);
			expect.soft(await page.evaluate(tooSmall), `${look.name}: too small to hit`).toEqual([]);
			const isForced = look.name === "tablet, dark";
			if (isForced) await page.emulateMedia({ forcedColors: "active" });
			expect.soft(await page.evaluate(unseenFocus), `${look.name}: the focus is not seen`).toEqual([]);
			if (isForced) await page.emulateMedia({ forcedColors: "none" });
		});
	await test.step("the largest text", async () => {
		await sizeText(page, "largest");
		for (const viewport of narrowest) {
			await page.setViewportSize(viewport);
			await painted(page);
			const at = `${viewport.width} by ${viewport.height}, the largest text`;
			expect.soft(await page.evaluate(sideways), `${at}: scrolls sideways`).toEqual([]);
		}
		await sizeText(page, "standard");
		await putInto(page, looks[2]);
	});
}

/** A small phone, and 1280 by 1024 at 400%. */
const narrowest = [looks[2].viewport, { width: 320, height: 256 }];

/** Changes the setting as under Looks, but only on this page. */
const sizeText = (page: Page, size: string) =>
	page.evaluate((textSize) => Object.assign(document.documentElement.dataset, { textSize }), size);

/** Resolves when the page was laid out and painted again, and all colour transitions have ended. */
async function putInto(page: Page, { viewport, colorScheme }: Look): Promise<void> {
	await page.setViewportSize(viewport);
	await page.emulateMedia({ reducedMotion: "reduce", colorScheme, forcedColors: "none" });
	await painted(page);
	await page.evaluate(async () => {
		const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
		await Promise.allSettled(transitions.map(({ finished }) => finished));
	});
}

const painted = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
