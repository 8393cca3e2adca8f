import { randomUUID } from "node:crypto";
import { type APIResponse, expect, type Page } from "@playwright/test";
import { newestMailTo } from "./mailbox.ts";

/** Somebody new, and the password they chose. */
export const newPerson = () => ({ email: `${randomUUID()}@example.org`, password: "secret 1" });
type NewPerson = ReturnType<typeof newPerson>;

const profile = { first_name: "Robin", surname: "Example", birth_year: 1985, country: "au", language: "en" };

/** Signs up as a script would, with a complete profile, and waits for the communicator. */
export async function signUp(page: Page, person = newPerson()): Promise<NewPerson> {
	const { request } = page;
	const accept = async (answer: Promise<APIResponse>) => {
		const response = await answer;
		expect(response.ok(), `${response.url()} answers ${response.status()}`).toBe(true);
		return response;
	};
	await accept(request.post("/api/auth/sign-up/email", { data: { ...person, name: "" } }));
	const answer: { token: string } = await accept(request.get("/api/auth/token")).then((response) => response.json());
	const headers = { authorization: `Bearer ${answer.token}` };
	const agreement = { agreedToTermsAndPrivacy: true };
	await accept(request.post("/api/v1/users", { headers, data: { ...profile, ...agreement } }));
	await accept(request.put("/api/v1/users/complete-profile", { headers, data: agreement }));
	await page.goto("/app");
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	return person;
}

/** Fills in the sign-up form, as a person does. */
export async function signUpOnScreen(page: Page, person = newPerson()): Promise<NewPerson> {
	await page.goto("/signup");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByRole("button", { name: "Create account" }).click();
	return person;
}

/** Enters the code of the mail. */
export async function verifyOnScreen(page: Page, { email }: NewPerson): Promise<void> {
	await page.getByLabel("4-digit code").fill(await codeFor(page, email));
	await page.getByRole("button", { name: "Verify" }).click();
	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
}

/** The code that was mailed. */
export async function codeFor(page: Page, email: string): Promise<string> {
	const { text } = await newestMailTo(page, email, /is your .* code/);
	return /^\d{4}$/m.exec(text)?.[0] ?? "";
}

/** Fills in the first profile. */
export async function completeProfileOnScreen(page: Page): Promise<void> {
	await page.getByLabel("First name").fill(profile.first_name);
	await page.getByLabel("Surname").fill(profile.surname);
	await page.getByLabel("Birth Year").selectOption(String(profile.birth_year));
	await choose(page, "Country", "austra", "Australia");
	await choose(page, "Language", "engl", "English");
	await page.getByLabel(/I agree/).check();
	await page.getByRole("button", { name: "Complete Profile" }).click();
}

/** Chooses from a list that is searched. */
export async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
	const box = page.getByRole("combobox", { name: label });
	// First it comes into view, as the list closes when the page scrolls.
	await box.click();
	await box.fill(typed);
	await page.getByRole("option", { name: option, exact: true }).click();
}
