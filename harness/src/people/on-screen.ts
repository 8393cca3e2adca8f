import { expect, type Page } from "@playwright/test";
import { newestMailTo } from "./mailbox-page.ts";
import { type Credentials, completeProfileThrough, newPerson, profile, type Send, signUpThrough } from "./sign-up.ts";

/** Signs up by API calls, with a complete profile, and waits for the communicator. */
export async function signUp(page: Page, person = newPerson()): Promise<Credentials> {
	const send = withCookiesOf(page);
	await completeProfileThrough(send, await signUpThrough(send, person));
	await page.goto("/app");
	// Measurements have no default timeout.
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible({ timeout: 60_000 });
	return person;
}

/** Signs out through the interface and waits for the login page. */
export async function signOut(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Sign out" }).first().click();
	await expect(page).toHaveURL(/\/login/);
}

/**
 * Deletes the profile that the browser has stored. With a stored profile the app opens after a few seconds even without
 * the server's answer, which may take longer on a busy machine.
 */
export const forgetWhoIsKnown = (page: Page): Promise<void> =>
	page.context().clearCookies({ name: "profile-incomplete" });

const withCookiesOf =
	({ request }: Page): Send =>
	async (path, { method = "GET", headers, body } = {}) => {
		const answer = await request.fetch(path, {
			method,
			headers: headers as Record<string, string>,
			...(body && { data: String(body) }),
		});
		// The page stores its cookies itself; several cookies cannot be passed on as one header.
		const { "set-cookie": _kept, ...rest } = answer.headers();
		return new Response(await answer.text(), { status: answer.status(), headers: rest });
	};

/** Fills in the sign-up form. */
export async function signUpOnScreen(page: Page, person = newPerson()): Promise<Credentials> {
	await page.goto("/signup");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByRole("button", { name: "Create account" }).click();
	return person;
}

/** Enters the code from the mail. */
export async function verifyOnScreen(page: Page, { email }: Credentials): Promise<void> {
	await page.getByLabel("4-digit code").fill(await codeFor(page, email));
	await page.getByRole("button", { name: "Verify" }).click();
	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
}

/** The code from the mail. */
export async function codeFor(page: Page, email: string): Promise<string> {
	const { text } = await newestMailTo(page, email, /is your .* code/);
	return /^\d{4}$/m.exec(text)?.[0] ?? "";
}

/** Fills in the first profile, and leaves About Me for later. */
export async function completeProfileOnScreen(page: Page): Promise<void> {
	await page.getByLabel("First name").fill(profile.first_name);
	await page.getByLabel("Surname").fill(profile.surname);
	await page.getByLabel("Birth Year").selectOption(String(profile.birth_year));
	await choose(page, "Country", "austra", "Australia");
	await choose(page, "Language", "engl", "English");
	await page.getByLabel(/I agree/).check();
	await page.getByRole("button", { name: "Complete Profile" }).click();
	await page.getByRole("button", { name: "Not now" }).click();
}

/** Chooses from a list with a search field. */
export async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
	const box = page.getByRole("combobox", { name: label });
	// The list closes if the page scrolls, as it does to show the current choice.
	await expect(async () => {
		await box.fill("");
		await box.fill(typed);
		await page.getByRole("option", { name: option, exact: true }).click({ timeout: 5000 });
	}).toPass();
}
