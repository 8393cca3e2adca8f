import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { completeProfileOnScreen, signUpOnScreen } from "@sayso/harness/people/on-screen.ts";
import { enterAs, openWindow } from "@sayso/harness/people/provider-window.ts";

test("Google lets a new person in, whose address needs no code", async ({ page }) => {
	await page.goto("/login?redirect=/app/account");
	await enterAs(await openWindow(page, "Google"), `${randomUUID()}@example.org`);
	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
	await completeProfileOnScreen(page);
	await expect(page).toHaveURL(/\/app\/account$/);
	await page.reload();
	await expect(page.getByLabel("First name")).toHaveValue("Robin");
});

test("an account whose address is not proved is not handed over", async ({ page }) => {
	const { email } = await signUpOnScreen(page);
	await expect(page.getByText(messages.verification.sent)).toBeVisible();
	await page.getByRole("button", { name: "Not you? Sign out" }).click();
	await expect(page).toHaveURL(/\/login/);
	await enterAs(await openWindow(page, "Google"), email);
	await expect(page.getByText(messages.auth["account-not-linked"])).toBeVisible();
});
