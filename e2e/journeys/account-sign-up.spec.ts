import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import {
	choose,
	codeFor,
	completeProfileOnScreen,
	signUpOnScreen,
	verifyOnScreen,
} from "@sayso/harness/people/on-screen.ts";
import { newPerson } from "@sayso/harness/people/sign-up.ts";

test("sign-up, the emailed code, the profile, the communicator", async ({ page }) => {
	const person = newPerson();
	await signUpOnScreen(page, person);
	await expect(page.getByRole("heading", { name: messages.verification.required })).toBeVisible();
	await expect(page.getByText(messages.verification.sent)).toBeVisible();

	const code = await codeFor(page, person.email);
	const wrong = String((Number(code) + 1) % 10_000).padStart(4, "0");
	await page.getByLabel("4-digit code").fill(wrong);
	await page.getByRole("button", { name: "Verify" }).click();
	await expect(page.getByText(messages.verification.invalid)).toBeVisible();

	await verifyOnScreen(page, person);
	await expect(page.getByText(messages.verification.verified)).toBeVisible();
	await completeProfileOnScreen(page);
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Your account" })).toHaveText("R");
	expect(await page.context().cookies()).toContainEqual(
		expect.objectContaining({ name: "profile-incomplete", value: "false" }),
	);

	await page.reload();
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
});

test("a person who leaves during sign-up returns to the same step", { tag: "@long" }, async ({ page }) => {
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

test("with the keyboard alone", { tag: "@long" }, async ({ page }) => {
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

test("a person under sixteen says which adult is present", async ({ page }) => {
	const person = await signUpOnScreen(page);
	await verifyOnScreen(page, person);
	await page.getByLabel("First name").fill("Robin");
	await page.getByLabel("Surname").fill("Example");
	await page.getByLabel("Birth Year").selectOption(String(new Date().getFullYear() - 12));
	await choose(page, "Country", "austra", "Australia");
	await choose(page, "Language", "engl", "English");
	await page.getByLabel(/I agree/).check();
	await page.getByRole("button", { name: "Complete Profile" }).click();
	await expect(page.getByText(/confirm that a parent, guardian or clinician/)).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Clinician").check();
	await page.getByRole("button", { name: "Complete Profile" }).click();
	await expect(page.getByRole("heading", { name: "About Me" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save and start" }).click();
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
});
