import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { codeFor, completeProfileOnScreen, signUpOnScreen, verifyOnScreen } from "@sayso/harness/people/on-screen.ts";
import { newPerson } from "@sayso/harness/people/sign-up.ts";

test("whoever leaves in between comes back to where they were", async ({ page }) => {
	const person = await signUpOnScreen(page);
	await expect(page.getByRole("heading", { name: messages.verification.required })).toBeVisible();
	await page.goto("/app/preferences");
	await expect(page.getByRole("heading", { name: messages.verification.required })).toBeVisible();
	await verifyOnScreen(page, person);
	await page.goto("/app/account");
	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
	await completeProfileOnScreen(page);
	await expect(page).toHaveURL(/\/app\/account$/);
});

test("with the keyboard alone", async ({ page }) => {
	const { email, password } = newPerson();
	const type = async (text: string) => {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	};
	await page.goto("/signup");
	await page.getByLabel("Email").focus();
	await type(email);
	await page.keyboard.type(password);
	await page.keyboard.press("Enter");

	await expect(page.getByLabel("4-digit code")).toBeFocused();
	await page.keyboard.type(await codeFor(page, email));
	await page.keyboard.press("Enter");

	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("First name")).toBeFocused();
	await type("Robin");
	await type("Example");
	await type("1985");
	for (const [label, typed, chosen] of [
		["Country", "new z", "New Zealand"],
		["Language", "engl", "English"],
	] as const) {
		const list = page.getByRole("combobox", { name: label });
		await expect(list).toBeFocused();
		await page.keyboard.type(typed);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(list).toHaveValue(chosen);
		await page.keyboard.press("Tab");
	}
	await expect(page.getByLabel(/I agree/)).toBeFocused();
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "About Me" })).toBeFocused();
	await page.getByRole("button", { name: "Not now" }).press("Enter");
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
});
