import { expect, test } from "@playwright/test";

test("a search that finds nothing says so, and can be cleared", async ({ page }) => {
	await page.goto("/help");
	await expect(async () => {
		await page.getByPlaceholder("Search help…").fill("zeppelin");
		await expect(page.getByText("No articles found matching “zeppelin”")).toBeVisible({ timeout: 500 });
	}).toPass();
	await page.getByRole("button", { name: "Clear search" }).click();
	await expect(page.getByRole("heading", { name: "Plans & Billing" })).toBeVisible();
});

test("an address without an article leads back to the Help Center", async ({ page }) => {
	const answer = await page.goto("/help/zeppelin");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "We couldn't find that article." })).toBeVisible();
	await page.getByRole("link", { name: "Back to Help" }).click();
	await expect(page).toHaveURL("/help");
});
