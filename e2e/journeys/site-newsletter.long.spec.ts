import { expect, type Page, test } from "@playwright/test";
import { expectPassing } from "@sayso/harness/pages/passing-words.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const button = (page: Page) => page.getByRole("button", { name: "Subscribe" });

test.beforeEach(async ({ page }) => {
	await page.goto("/#newsletter");
	await expect(email(page)).toBeInViewport();
	// The form is hydrated once it answers.
	await expect(async () => {
		await button(page).click();
		await expect(page.getByText("Email is required")).toBeVisible({ timeout: 500 });
	}).toPass();
});

test("what is wrong is said while it is typed", async ({ page }) => {
	await email(page).fill("ada@example");
	await expect(page.getByText("Please enter a valid email address")).toBeVisible();
	await expect(email(page)).toHaveAttribute("aria-invalid", "true");
	await email(page).fill("ada@example.org");
	await expect(page.getByText("Please enter a valid email address")).toBeHidden();
});

test("a server that is down is told, and the address stays", async ({ page }) => {
	await page.route("**/api/v1/email-subscribe", (route) => route.abort());
	await email(page).fill("ada@example.org");
	await expectPassing(page, "Something went wrong. Please try again.", () => button(page).click());
	await expect(email(page)).toHaveValue("ada@example.org");
	await expect(button(page)).toBeEnabled();
});
