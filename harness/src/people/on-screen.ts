import { expect, type Page } from "@playwright/test";
import { newestMailTo } from "./mailbox-page.ts";
import { type Credentials, completeProfileThrough, newPerson, profile, type Send, signUpThrough } from "./sign-up.ts";

/** Signs up as a script would, with a complete profile, and waits for the communicator. */
export async function signUp(page: Page, person = newPerson()): Promise<Credentials> {
	const send = withCookiesOf(page);
	await completeProfileThrough(send, await signUpThrough(send, person));
	await page.goto("/app");
	// Measurements have no patience of their own.
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible({ timeout: 60_000 });
	return person;
}

/** Signs out, as a person does, and waits for the login. */
export async function signOut(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Sign out" }).first().click();
	await expect(page).toHaveURL(/\/login/);
}

/**
 * The browser knows nothing of the person's profile any more: whoever it knows may talk after seconds, whatever the server
 * still wants of them, and a busy machine may take longer to say.
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
		// The page keeps its cookies itself; several of them are no header that could be passed on.
		const { "set-cookie": _kept, ...rest } = answer.headers();
		return new Response(await answer.text(), { status: answer.status(), headers: rest });
	};

/** Fills in the sign-up form, as a person does. */
export async function signUpOnScreen(page: Page, person = newPerson()): Promise<Credentials> {
	await page.goto("/signup");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByRole("button", { name: "Create account" }).click();
	return person;
}

/** Enters the code of the mail. */
export async function verifyOnScreen(page: Page, { email }: Credentials): Promise<void> {
	await page.getByLabel("4-digit code").fill(await codeFor(page, email));
	await page.getByRole("button", { name: "Verify" }).click();
	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
}

/** The code that was mailed. */
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

/** Chooses from a list that is searched. */
export async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
	const box = page.getByRole("combobox", { name: label });
	// The list closes when the page scrolls, as it does to show what is chosen already.
	await expect(async () => {
		await box.fill("");
		await box.fill(typed);
		await page.getByRole("option", { name: option, exact: true }).click({ timeout: 5000 });
	}).toPass();
}
