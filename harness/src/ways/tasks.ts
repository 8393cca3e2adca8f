import { expect } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { soundsOf } from "../pages/sound.ts";
import { codeFor } from "../people/on-screen.ts";
import type { Credentials } from "../people/sign-up.ts";
import { button, type Control, field, link, locate } from "./control.ts";
import type { Somebody } from "./somebody.ts";

const replies: Control = { role: "list", name: "Replies" };
const firstReply: Control = { role: "button", within: replies };

/** From the landing page to the account. */
export async function signUp(somebody: Somebody, { email, password }: Credentials): Promise<void> {
	await somebody.choose(link("Sign up free"));
	await somebody.write(field("Email"), email);
	await somebody.write(field("Password"), password);
	await somebody.choose(button("Create account"));
	await locate(somebody.page, field("4-digit code")).waitFor();
}

/** Enters the code of the mail, and the profile. */
export async function beKnown(somebody: Somebody, { email }: Credentials): Promise<void> {
	await somebody.write(field("4-digit code"), await codeFor(somebody.page, email));
	await somebody.choose(button("Verify"));
	await somebody.write(field("First name"), "et");
	await somebody.write(field("Surname"), "et");
	await somebody.pick({ role: "combobox", name: "Birth Year" }, "1985");
	await somebody.choose({ role: "checkbox", name: /I agree/ });
	await somebody.choose(button("Complete Profile"));
	await somebody.choose(button("Not now"));
	await expectYesAndNo(somebody);
}

/** Transcribes the partner, and waits for replies. @param words what they say */
export async function listen(somebody: Somebody, words: string): Promise<void> {
	await somebody.choose(button("Start Listen"));
	await expect(somebody.page.getByRole("region", { name: "Conversation partner" })).toContainText(words);
	await somebody.choose(button("Stop & Process"));
	await expect(locate(somebody.page, replies)).toHaveAttribute("aria-busy", "false");
	await expectYesAndNo(somebody);
}

export async function sayFirstReply(somebody: Somebody): Promise<void> {
	const text = await locate(somebody.page, firstReply).getAttribute("data-text");
	await hears(somebody, () => somebody.choose(firstReply));
	await expect(somebody.page.getByRole("region", { name: "What you said" })).toContainText(text ?? "no text");
}

export const sayYes = (somebody: Somebody) => hears(somebody, () => somebody.choose(button("Yes")));

export async function sayOwnWords(somebody: Somebody, words: string): Promise<void> {
	await somebody.chooseBehind(button("More"), button("Say"));
	await somebody.write(field("What I say"), words);
	await hears(somebody, () => somebody.choose(button("Speak")));
}

export async function changePreference(somebody: Somebody): Promise<void> {
	await somebody.chooseBehind(button("Open the menu"), link("Preferences"));
	await somebody.pick({ role: "combobox", name: "Number of responses" }, "2");
	await somebody.choose(button("Save preferences"));
	const { page } = somebody;
	// If the server is very slow, the line is sent later.
	const isKept = page.getByText(/^Saved on this device/);
	await expect(page.getByText(messages.preferences.saved).or(isKept).first()).toBeVisible();
}

export async function signOut(somebody: Somebody): Promise<void> {
	const { page } = somebody;
	await somebody.choose(button(/Your account/));
	await somebody.choose({ role: "menuitem", name: "Sign out" });
	const isOut = page.getByRole("heading", { name: "Welcome Back" });
	const unsent = button(messages.signOut.sendFirst);
	await expect(isOut.or(locate(page, unsent)).first()).toBeVisible();
	if (await locate(page, unsent).isVisible()) await somebody.choose(unsent);
	await expect(isOut).toBeVisible();
}

/** Asserts that Yes and No are completely visible. */
async function expectYesAndNo({ page }: Somebody): Promise<void> {
	for (const name of ["Yes", "No"]) await expect(locate(page, button(name))).toBeInViewport({ ratio: 1 });
}

/**
 * Asserts that the choice is spoken. If the server was so slow that the text was shown instead, it is requested again.
 */
async function hears(somebody: Somebody, choose: () => Promise<void>): Promise<void> {
	const { page } = somebody;
	const before = (await soundsOf(page)).length;
	const isHeard = async () => (await soundsOf(page)).length > before;
	const isShown = () => page.getByText("No voice is working").isVisible();
	await choose();
	for (;;) {
		await expect.poll(async () => (await isHeard()) || (await isShown())).toBe(true);
		if (await isHeard()) return;
		await somebody.choose(button("Say it again"));
	}
}
