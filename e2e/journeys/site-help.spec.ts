import { expect, test } from "@playwright/test";

test("an article is found by a word of its text", async ({ page }) => {
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

test("a search without results says so, and can be cleared", { tag: "@long" }, async ({ page }) => {
	await page.goto("/help");
	await expect(async () => {
		await page.getByPlaceholder("Search help…").fill("zeppelin");
		await expect(page.getByText("No articles found matching “zeppelin”")).toBeVisible({ timeout: 500 });
	}).toPass();
	await page.getByRole("button", { name: "Clear search" }).click();
	await expect(page.getByRole("heading", { name: "Plans & Billing" })).toBeVisible();
});

test("an unknown article leads back to the Help Center", { tag: "@long" }, async ({ page }) => {
	const answer = await page.goto("/help/zeppelin");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "We couldn't find that article." })).toBeVisible();
	await page.getByRole("link", { name: "Back to Help" }).click();
	await expect(page).toHaveURL("/help");
});
