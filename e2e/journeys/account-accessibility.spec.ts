import { expect } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { expectFine, walk } from "@sayso/harness/pages/looks.ts";
import { forgetWhoIsKnown, signUp, signUpOnScreen, verifyOnScreen } from "@sayso/harness/people/on-screen.ts";
import { newPerson } from "@sayso/harness/people/sign-up.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

walk.describe.configure({ mode: "parallel" });

walk("the login and its dialogs have nothing axe finds wrong", async ({ page }) => {
	await page.goto("/login");
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByText("Email is required.")).toBeVisible();
	await expectFine(page);
	await page.getByRole("button", { name: "Forgot password?" }).click();
	const dialog = page.getByRole("dialog", { name: "Reset your password" });
	await dialog.getByRole("button", { name: "Send reset link" }).click();
	await expect(dialog.getByText("Please enter your email address.")).toBeVisible();
	await expectFine(page);
	await dialog.getByLabel("Email").fill(newPerson().email);
	await dialog.getByRole("button", { name: "Send reset link" }).click();
	await expect(dialog.getByText(messages.reset.sent)).toBeVisible();
	await expectFine(page);
	await page.keyboard.press("Escape");
	await expect(dialog).not.toBeAttached();
	await page.getByLabel("Email").fill(newPerson().email);
	await page.getByLabel("Password", { exact: true }).fill("not the password");
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByText("Invalid credentials provided.")).toBeVisible();
	await expectFine(page, "twice");
});

walk("the texts one agrees to have nothing axe finds wrong", async ({ page }) => {
	await page.goto("/signup");
	for (const name of ["Terms and Conditions", "Privacy Policy"]) {
		await page.getByRole("button", { name }).click();
		await expect(
			page
				.getByRole("dialog", { name })
				.getByText(/Version/)
				.first(),
		).toBeVisible();
		await expectFine(page);
		await page.keyboard.press("Escape");
	}
});

walk("setting a new password has nothing axe finds wrong", async ({ page }) => {
	await page.goto("/reset?token=long-used");
	const dialog = page.getByRole("dialog", { name: "Set New Password" });
	await expect(dialog).toBeVisible();
	await expectFine(page);
	await dialog.getByLabel("New password").fill("secret 2");
	await dialog.getByRole("button", { name: "Set new password" }).click();
	await expect(dialog.getByText(messages.reset.invalidAttempt)).toBeVisible();
	await expectFine(page);
});

walk("the code and the first profile have nothing axe finds wrong", async ({ page }) => {
	const person = await signUpOnScreen(page);
	await expect(page.getByText(messages.verification.sent)).toBeVisible();
	await page.getByLabel("4-digit code").fill("12");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Enter the 4-digit code.")).toBeVisible();
	await expectFine(page);
	await verifyOnScreen(page, person);
	await expectFine(page);
	await page.getByRole("button", { name: "Complete Profile" }).press("Enter");
	await expect(page.getByText("Required").first()).toBeVisible();
	await expect(page.getByText("Please look at:")).toBeVisible();
	await page.getByLabel("Birth Year").selectOption(String(new Date().getFullYear() - 12));
	await expect(page.getByText("Who is with you?")).toBeVisible();
	await expectFine(page);
});

walk("every part of the account page has nothing axe finds wrong", async ({ page }) => {
	await signUp(page);
	await page.goto("/app/account");
	await page.getByRole("button", { name: "Password Settings" }).click();
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Password is required.").first()).toBeVisible();
	await page.getByRole("button", { name: "Delete Account" }).click();
	await expectFine(page);
	await page.getByRole("region").getByRole("button", { name: "Delete Account" }).click();
	await expect(page.getByRole("alertdialog")).toBeVisible();
	await expectFine(page);
});

walk("a new agreement has nothing axe finds wrong", async ({ page }) => {
	const { email } = await signUp(page);
	await query("update agreement set version = '0.9' where person_id = (select id from person where email = $1)", [
		email,
	]);
	await forgetWhoIsKnown(page);
	await page.goto("/app");
	await expect(page.getByRole("heading", { name: "Our terms have changed" })).toBeVisible();
	await expectFine(page);
});
