import { expect, type Page, test } from "@playwright/test";
import { accessibilityViolations } from "./accessibility.ts";
import { tooSmall, unseenFocus } from "./targets.ts";

/** The last one is the one a walk goes on in: what can be reached in a narrow window can be in a wide one. */
const looks = [
	{ name: "desktop, light", viewport: { width: 1440, height: 900 }, colorScheme: "light", forcedColors: "none" },
	{
		name: "tablet, forced colours",
		viewport: { width: 820, height: 1180 },
		colorScheme: "light",
		forcedColors: "active",
	},
	{ name: "phone, dark", viewport: { width: 320, height: 640 }, colorScheme: "dark", forcedColors: "none" },
] as const;
type Look = (typeof looks)[number];

/** A page that stops at every look on its way: `expectFine` is called where it stands. */
export const walk = test.extend({
	page: async ({ page }, use) => {
		await putInto(page, looks[2]);
		await use(page);
	},
});

/**
 * Axe finds nothing wrong with the page as it stands, and it does not scroll sideways: in a wide light window, where the
 * system forces its colours on a tablet, and in a narrow dark one, in which it is left. Each look that fails is told by its name.
 */
export async function expectFine(page: Page): Promise<void> {
	for (const look of looks)
		await test.step(look.name, async () => {
			await putInto(page, look);
			// axe reads colours wrongly where the system forces them: it reports the page's own.
			const except = look.forcedColors === "active" ? ["color-contrast"] : [];
			expect.soft(await accessibilityViolations(page, { except }), look.name).toEqual([]);
			const [content, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
			expect.soft(content, `${look.name}: scrolls sideways`).toBeLessThanOrEqual(window_ ?? 0);
			expect.soft(await page.evaluate(unseenFocus), `${look.name}: the focus is not seen`).toEqual([]);
			expect.soft(await page.evaluate(tooSmall), `${look.name}: too small to hit`).toEqual([]);
		});
}

/** Returns once the page has been laid out and painted anew, and no colour is on its way to another. */
async function putInto(page: Page, { viewport, colorScheme, forcedColors }: Look): Promise<void> {
	await page.setViewportSize(viewport);
	await page.emulateMedia({ reducedMotion: "reduce", colorScheme, forcedColors });
	await page.evaluate(async () => {
		await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
		const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
		await Promise.allSettled(transitions.map(({ finished }) => finished));
	});
}
