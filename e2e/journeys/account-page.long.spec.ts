import { expect, test } from "@playwright/test";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { listenToPage, soundsOf } from "@sayso/harness/pages/sound.ts";
import { forgetWhoIsKnown, signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

test("a voice can be heard before it is chosen, also one that the plan does not have", async ({ page }) => {
	await listenToPage(page);
	await signUp(page);
	await page.goto("/app/account");
	await expect(page.getByRole("radio", { name: "British man" })).toBeDisabled();
	for (const [index, voice] of ["Australian woman", "British man"].entries()) {
		await page.getByRole("button", { name: `Listen to ${voice}` }).click();
		await expect.poll(async () => (await soundsOf(page))[index]?.ended ?? 0, { timeout: 20_000 }).toBeGreaterThan(0);
		expect((await soundsOf(page))[index]?.seconds).toBeGreaterThan(0.5);
	}
});

test("a new version of the legal texts asks for a new agreement", async ({ page }) => {
	const { email } = await signUp(page);
	await query("update agreement set version = '0.9' where person_id = (select id from person where email = $1)", [
		email,
	]);
	await forgetWhoIsKnown(page);
	await page.goto("/app/account");
	await expect(page.getByRole("heading", { name: "Our terms have changed" })).toBeVisible();
	await page.getByRole("button", { name: "Terms and Conditions" }).click();
	await expect(page.getByRole("dialog").getByRole("heading", { name: /Who we are/ })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await page.getByLabel(/I agree/).check();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL(/\/app\/account$/);
	await expect(page.getByLabel("First name")).toBeVisible();
});
