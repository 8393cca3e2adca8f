import type { Page } from "@playwright/test";

/** Presses the button and gives the window that opens. */
export async function openWindow(page: Page, name: "Google" | "Apple"): Promise<Page> {
	const [popup] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("button", { name: `Continue with ${name}` }).click(),
	]);
	return popup;
}

/** Says at the provider's own pages who one is. */
export async function enterAs(popup: Page, email: string): Promise<void> {
	await popup.getByPlaceholder("Enter any login").fill(email);
	await popup.getByPlaceholder("and password").fill("any");
	await popup.getByRole("button", { name: "Sign-in" }).click();
	// The window closes itself upon it: a press that waits for what comes of it would be told so.
	await popup
		.getByRole("button", { name: "Continue" })
		.evaluate((button: HTMLElement) => setTimeout(() => button.click()));
}
