import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectPassing } from "@sayso/harness/pages/passing-words.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const button = (page: Page) => page.getByRole("button", { name: "Subscribe" });

/** The text of the only mail to an address. */
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

test("an address is thanked, and confirmed by the link of its mail", async ({ page, request }) => {
	const address = `${randomUUID()}@example.org`;
	await email(page).fill(address);
	await expectPassing(page, "Thank you for subscribing!", () => button(page).click());
	const link = /https?:\/\/\S+/.exec(await mailTo(request, address))?.[0] ?? "";
	await page.goto(new URL(link).pathname);
	await page.getByRole("button", { name: "Yes, subscribe me" }).click();
	await expect(page.getByRole("heading", { name: "Thank you for subscribing!" })).toBeVisible();
});
