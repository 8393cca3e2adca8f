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

test("sign-up, the code of the mail, the profile, the communicator", async ({ page }) => {
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

test("somebody younger than sixteen says who is with them", async ({ page }) => {
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
