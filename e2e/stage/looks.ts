import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";

const looks = [
	{ name: "desktop, light", viewport: { width: 1440, height: 900 }, media: { colorScheme: "light" } },
	{ name: "phone, dark", viewport: { width: 320, height: 640 }, media: { colorScheme: "dark" } },
	{ name: "forced colours", viewport: { width: 1024, height: 768 }, media: { forcedColors: "active" } },
] as const;

/**
 * The same tests in a wide light window, in a narrow dark one, and where the system forces its colours.
 * @param define `expectFine`: axe finds nothing wrong with the page as it stands, and it does not scroll sideways
 */
export function inEveryLook(define: (expectFine: (page: Page) => Promise<void>) => void): void {
	for (const { name, viewport, media } of looks)
		test.describe(name, () => {
			test.beforeEach(async ({ page }) => {
				await page.setViewportSize(viewport);
				await page.emulateMedia({ reducedMotion: "reduce", ...media });
			});
			// axe reads colours wrongly where the system forces them: it reports the page's own.
			const except = "forcedColors" in media ? ["color-contrast"] : [];
			define(async (page) => {
				await expectAccessible(page, { except });
				await expectNoSidewaysScroll(page);
			});
		});
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const [content, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
	expect(content).toBeLessThanOrEqual(window_ ?? 0);
}
