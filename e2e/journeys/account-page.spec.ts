import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { expectPassing } from "@sayso/harness/pages/passing-words.ts";
import { listenToPage, soundsOf } from "@sayso/harness/pages/sound.ts";
import { forgetWhoIsKnown, signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

test("changes on the account page are saved", async ({ page }) => {
	await signUp(page);
	await page.getByRole("link", { name: "Account" }).click();
	await page.getByLabel("First name").fill("Kim");
	await page.getByLabel("Nickname").fill("Kiwi");
	await page.getByRole("radio", { name: "Australian girl" }).check();
	await expectPassing(page, messages.profile.accountSaved, () =>
		page.getByRole("button", { name: "Save changes" }).click(),
	);
	await expect(page.getByRole("button", { name: "Your account" })).toHaveText("K");
	await page.reload();
	await expect(page.getByLabel("Nickname")).toHaveValue("Kiwi");
	await expect(page.getByRole("radio", { name: "Australian girl" })).toBeChecked();
	await expect(page.getByRole("radio", { name: "British woman" })).toBeDisabled();
});

test("every voice has a sample, also those outside the plan", { tag: "@long" }, async ({ page }) => {
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

test("a copy of all data can be downloaded, and then the account deleted", async ({ page }) => {
	const { email, password } = await signUp(page);
	await page.goto("/app/account");
	await page.getByRole("button", { name: "Delete Account" }).click();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Download my data" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^sayso-data-\d{4}-\d\d-\d\d\.json$/);
	const data = JSON.parse(await readFile(await download.path(), "utf8"));
	expect(data.account.email).toBe(email);

	const section = page.getByRole("region", { name: "Delete Account" });
	await section.getByRole("button", { name: "Delete Account" }).click();
	const question = page.getByRole("alertdialog");
	await expect(question.getByText(messages.deletion.confirm)).toBeVisible();
	await expectAccessible(page);
	await question.getByRole("button", { name: "Keep my account" }).click();
	await section.getByRole("button", { name: "Delete Account" }).click();
	await expectPassing(page, messages.deletion.deleted, () =>
		question.getByRole("button", { name: "Delete my account" }).click(),
	);
	await expect(page).toHaveURL(/\/login$/);
	expect(await query("select 1 from person where email = $1", [email])).toEqual([]);

	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByText(messages.auth["invalid-credential"])).toBeVisible();
});

test("a new version of the legal texts requires a new agreement", { tag: "@long" }, async ({ page }) => {
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
