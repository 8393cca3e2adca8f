import { expect, test } from "@playwright/test";

test("an article is found by a word of its text, and read", async ({ page }) => {
	await page.goto("/help");
	await expect(async () => {
		await page.getByPlaceholder("Search help…").fill("eye gaze");
		await expect(page.getByRole("heading", { name: /^Search Results \(\d+\)$/ })).toBeVisible({ timeout: 500 });
	}).toPass();
	await page.getByRole("link", { name: "Access options" }).click();
	await expect(page.getByRole("heading", { name: "Access options", level: 1 })).toBeVisible();
	const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
	const last = await contents.last().textContent();
	await contents.last().click();
	await expect(page.getByRole("heading", { name: last ?? "", exact: true })).toBeInViewport();
	await page.getByRole("link", { name: "All topics" }).click();
	await expect(page).toHaveURL("/help");
});
