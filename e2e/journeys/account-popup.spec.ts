import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { completeProfileOnScreen, signUpOnScreen } from "@sayso/harness/people/on-screen.ts";

/** Presses the button and returns the window that opens. */
async function openWindow(page: Page, name: "Google" | "Apple"): Promise<Page> {
	const [popup] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("button", { name: `Continue with ${name}` }).click(),
	]);
	return popup;
}

/** Signs in on the provider's own pages. */
async function enterAs(popup: Page, email: string): Promise<void> {
	await popup.getByPlaceholder("Enter any login").fill(email);
	await popup.getByPlaceholder("and password").fill("any");
	await popup.getByRole("button", { name: "Sign-in" }).click();
	// This press closes the window, so a click that waits for its result would fail.
	await popup
		.getByRole("button", { name: "Continue" })
		.evaluate((button: HTMLElement) => setTimeout(() => button.click()));
}

for (const name of ["Google", "Apple"] as const)
	test(`${name} signs a new person in, without an emailed code`, { tag: name === "Apple" ? "@long" : [] }, async ({
		page,
	}) => {
		await page.goto("/login?redirect=/app/account");
		await enterAs(await openWindow(page, name), `${randomUUID()}@example.org`);
		await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
		await completeProfileOnScreen(page);
		await expect(page).toHaveURL(/\/app\/account$/);
		await page.reload();
		await expect(page.getByLabel("First name")).toHaveValue("Robin");
	});

test("a closed window ends the sign-in with a message", { tag: "@long" }, async ({ page }) => {
	await page.goto("/login");
	await (await openWindow(page, "Google")).close();
	await expect(page.getByText(messages.auth["popup-closed-by-user"])).toBeVisible();
});

test("if the browser blocks the window, the provider's page opens in this one", { tag: "@long" }, async ({ page }) => {
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await page.goto("/login?redirect=/app/account");
	await page.getByRole("button", { name: "Continue with Google" }).click();
	await enterAs(page, `${randomUUID()}@example.org`);
	await completeProfileOnScreen(page);
	await expect(page).toHaveURL(/\/app\/account$/);
});

test("a provider whose page disconnects its window from ours still signs a person in", async ({ page, context }) => {
	await context.route(
		(url) => url.port === process.env.E2E_OIDC_PORT,
		async (route) => {
			const response = await route.fetch({ maxRedirects: 0 });
			await route.fulfill({
				response,
				headers: { ...response.headers(), "cross-origin-opener-policy": "same-origin" },
			});
		},
	);
	await page.goto("/login");
	await enterAs(await openWindow(page, "Google"), `${randomUUID()}@example.org`);
	await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
});

test("an account with an unverified address is not linked", async ({ page }) => {
	const { email } = await signUpOnScreen(page);
	await expect(page.getByText(messages.verification.sent)).toBeVisible();
	await page.getByRole("button", { name: "Not you? Sign out" }).click();
	await expect(page).toHaveURL(/\/login/);
	await enterAs(await openWindow(page, "Google"), email);
	await expect(page.getByText(messages.auth["account-not-linked"])).toBeVisible();
});
