import { expect, type Page, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { expectPassing } from "@sayso/harness/pages/passing-words.ts";
import { newestMailTo } from "@sayso/harness/people/mailbox-page.ts";
import { signOut, signUp } from "@sayso/harness/people/on-screen.ts";

async function logIn(page: Page, email: string, password: string): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Log in" }).click();
}

test("a forgotten password is reset with the emailed link, once", async ({ page }) => {
	const { email } = await signUp(page);
	await signOut(page);
	await page.getByRole("button", { name: "Forgot password?" }).click();
	const dialog = page.getByRole("dialog", { name: "Reset your password" });
	await dialog.getByLabel("Email").fill(email);
	await dialog.getByRole("button", { name: "Send reset link" }).click();
	await expect(dialog.getByText(messages.reset.sent)).toBeVisible();

	const { text } = await newestMailTo(page, email, /new .* password/);
	const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
	const address = `${link.pathname}${link.search}`;
	await page.goto(address);
	const newPassword = page.getByRole("dialog", { name: "Set New Password" });
	await newPassword.getByLabel("New password").fill("another 1");
	await newPassword.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByRole("main").getByText(messages.reset.done)).toBeVisible();
	await logIn(page, email, "another 1");
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();

	await page.goto(address);
	await newPassword.getByLabel("New password").fill("another 2");
	await newPassword.getByRole("button", { name: "Set new password" }).click();
	await expect(newPassword.getByText(messages.reset.invalidAttempt)).toBeVisible();
});

test("a changed password requires a login with the new one", async ({ page }) => {
	const { email, password } = await signUp(page);
	await page.goto("/app/account");
	// The profile above it is loaded: nothing moves under the press.
	await expect(page.getByLabel("First name")).not.toHaveValue("");
	await page.getByRole("button", { name: "Password Settings" }).click();
	const fill = async (current: string) => {
		await page.getByLabel("Current password").fill(current);
		await page.getByLabel("New password", { exact: true }).fill("Another pass 1");
		await page.getByLabel("Confirm new password").fill("Another pass 1");
	};
	const change = () => page.getByRole("button", { name: "Change password" }).click();
	await fill("not this one");
	await change();
	await expect(page.getByText(messages.password.currentIncorrect)).toBeVisible();
	await expectAccessible(page);
	await fill(password);
	await expectPassing(page, messages.password.updated, change);
	await expect(page).toHaveURL(/\/login$/);
	await logIn(page, email, "Another pass 1");
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
});
