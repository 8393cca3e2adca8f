import { expect, type Page, test } from "@playwright/test";

test.use({ viewport: { width: 390, height: 700 } });

const toggle = (page: Page) => page.getByLabel("Menu", { exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const scrolledTo = (page: Page) => page.evaluate(() => scrollY);

test.beforeEach(async ({ page }) => {
	await page.goto("/");
	await toggle(page).click();
	await expect(menu(page)).toBeVisible();
});

test("has the same links as the bar, and keeps the page behind it from scrolling", async ({ page }) => {
	await expect(menu(page).getByRole("link")).toHaveText([
		"Home",
		"About",
		"Pricing",
		"News",
		"Help",
		"Log In",
		"Sign Up",
	]);
	await page.mouse.move(200, 650);
	await page.mouse.wheel(0, 400);
	await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
	expect(await scrolledTo(page)).toBe(0);
});
