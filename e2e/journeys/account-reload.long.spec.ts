import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { completeProfileOnScreen, signUpOnScreen, verifyOnScreen } from "@sayso/harness/people/on-screen.ts";

test("a reload at any step of sign-up stays at that step", async ({ page }) => {
	await page.goto("/signup?redirect=/app/preferences");
	await page.reload();
	await expect(page.getByRole("heading", { name: "Create an Account" })).toBeVisible();
	expect(decodeURIComponent(page.url())).toContain("redirect=/app/preferences");

	const person = await signUpOnScreen(page);
	await expect(page.getByText(messages.verification.sent)).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: messages.verification.required })).toBeVisible();
	await expect(page.getByText(/already on its way/)).toBeVisible();
	await verifyOnScreen(page, person);
	await page.reload();
	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
	await completeProfileOnScreen(page);
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await page.goto("/app/welcome");
	await expect(page).toHaveURL(/\/app$/);
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
});

for (const parameter of ["token", "oobCode"])
	test(`a reload of a reset link with ${parameter} keeps its dialog; without it the login shows`, async ({ page }) => {
		await page.goto(`/reset?${parameter}=one`);
		const dialog = page.getByRole("dialog", { name: "Set New Password" });
		await expect(dialog).toBeVisible();
		await page.reload();
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(/\/reset$/);
		await page.reload();
		await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Log in" })).toBeEnabled();
	});
