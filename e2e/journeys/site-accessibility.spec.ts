import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../stage/accessibility.ts";

const pages = ["/", "/help", "/help/why-paid", "/help/none", "/terms", "/privacy", "/coming-soon", "/none"];

async function looksRight(page: Page, except: string[] = []): Promise<void> {
	for (const path of pages) {
		await page.goto(path);
		await expectAccessible(page, { except });
		const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(beyond, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
	}
}

for (const width of [320, 768, 1440])
	test(`every public page at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await looksRight(page);
	});

test.describe("in the dark", () => {
	test.use({ colorScheme: "dark" });
	test("every public page", ({ page }) => looksRight(page));
});

test.describe("with forced colours", () => {
	test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });
	// axe reads the colours that were asked for, not those that are forced.
	test("every public page", ({ page }) => looksRight(page, ["color-contrast"]));
});
