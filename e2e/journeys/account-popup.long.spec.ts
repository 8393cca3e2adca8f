import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { completeProfileOnScreen } from "@sayso/harness/people/on-screen.ts";
import { enterAs, openWindow } from "@sayso/harness/people/provider-window.ts";

test("Apple lets a new person in, whose address needs no code", async ({ page }) => {
	await page.goto("/login?redirect=/app/account");
	await enterAs(await openWindow(page, "Apple"), `${randomUUID()}@example.org`);
	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
	await completeProfileOnScreen(page);
	await expect(page).toHaveURL(/\/app\/account$/);
	await page.reload();
	await expect(page.getByLabel("First name")).toHaveValue("Robin");
});

test("a window that is closed, and one the browser blocks, are told", async ({ page }) => {
	await page.goto("/login");
	await (await openWindow(page, "Google")).close();
	await expect(page.getByText(messages.auth["popup-closed-by-user"])).toBeVisible();
	await page.evaluate(() => {
		window.open = () => null;
	});
	await page.getByRole("button", { name: "Continue with Apple" }).click();
	await expect(page.getByText(messages.auth["popup-blocked"])).toBeVisible();
});
