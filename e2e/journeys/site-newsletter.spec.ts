import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectPassing } from "@sayso/harness/pages/passing-words.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const button = (page: Page) => page.getByRole("button", { name: "Subscribe" });

/** The text of the only email to an address. */
async function mailTo(request: APIRequestContext, address: string): Promise<string> {
	let text = "";
	await expect
		.poll(async () => {
			const mails: { to: string; text: string }[] = await (await request.get("/dev/mailbox.json")).json();
			const ours = mails.filter(({ to }) => to === address);
			text = ours[0]?.text ?? "";
			return ours.length;
		})
		.toBe(1);
	return text;
}

test.beforeEach(async ({ page }) => {
	await page.goto("/#newsletter");
	await expect(email(page)).toBeInViewport();
	// The form is hydrated once it answers.
	await expect(async () => {
		await button(page).click();
		await expect(page.getByText("Email is required")).toBeVisible({ timeout: 500 });
	}).toPass();
});

test("an error shows while typing", { tag: "@long" }, async ({ page }) => {
	await email(page).fill("ada@example");
	await expect(page.getByText("Please enter a valid email address")).toBeVisible();
	await expect(email(page)).toHaveAttribute("aria-invalid", "true");
	await email(page).fill("ada@example.org");
	await expect(page.getByText("Please enter a valid email address")).toBeHidden();
});

test("a subscriber is thanked, and confirms by the link in the email", async ({ page, request }) => {
	const address = `${randomUUID()}@example.org`;
	await email(page).fill(address);
	await expectPassing(page, "Thank you for subscribing!", () => button(page).click());
	const link = /https?:\/\/\S+/.exec(await mailTo(request, address))?.[0] ?? "";
	await page.goto(new URL(link).pathname);
	await page.getByRole("button", { name: "Yes, subscribe me" }).click();
	await expect(page.getByRole("heading", { name: "Thank you for subscribing!" })).toBeVisible();
});

test("an unreachable server is reported, and the address stays", { tag: "@long" }, async ({ page }) => {
	await page.route("**/api/v1/email-subscribe", (route) => route.abort());
	await email(page).fill("ada@example.org");
	await expectPassing(page, "Something went wrong. Please try again.", () => button(page).click());
	await expect(email(page)).toHaveValue("ada@example.org");
	await expect(button(page)).toBeEnabled();
});
