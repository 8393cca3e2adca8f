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

test("has the same links as the bar, and stops the page behind from scrolling", async ({ page }) => {
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

test("closes when a link is chosen, and the page scrolls there", { tag: "@long" }, async ({ page }) => {
	await menu(page).getByRole("link", { name: "Pricing" }).click();
	await expect(menu(page)).toBeHidden();
	await expect(page.getByRole("heading", { name: "Plans and prices" })).toBeInViewport();
});

test("closes with Escape, which returns the focus", { tag: "@long" }, async ({ page }) => {
	await menu(page).getByRole("link", { name: "About" }).focus();
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
	await expect(toggle(page)).toBeFocused();
});

test("closes when the focus or a press goes elsewhere", { tag: "@long" }, async ({ page }) => {
	await menu(page).getByRole("link", { name: "Sign Up" }).focus();
	await page.keyboard.press("Tab");
	await expect(menu(page)).toBeHidden();
	await toggle(page).click();
	await expect(menu(page)).toBeVisible();
	await page.mouse.click(200, 650);
	await expect(menu(page)).toBeHidden();
});
