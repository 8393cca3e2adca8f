import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { askForReplies, expectReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

const { communicator } = messages;

test("the third submission in a row without a pick shows a request to pick", async ({ page }) => {
	await signUp(page);
	await askForReplies(page, "are you hungry");
	for (const text of ["are you cold", "are you tired"]) await askForReplies(page, text);
	await page.getByRole("textbox").fill("are you bored");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(page.getByText(communicator.pickToContinue)).toBeVisible();
	await expect(page.getByRole("textbox")).toHaveValue("are you bored");
	await page.getByRole("list", { name: "Replies" }).getByRole("button").first().click();
	await askForReplies(page, "are you bored");
});

test("after three tries the person is asked to pick", async ({ page }) => {
	await signUp(page);
	await askForReplies(page, "are you hungry");
	const again = page.getByRole("button", { name: "Try Again" });
	const first = page.getByRole("list", { name: "Replies" }).getByRole("button").first();
	for (let tries = 0; tries < 3; tries++) {
		const before = (await first.getAttribute("data-text")) ?? "";
		await again.click();
		await expect(first).not.toHaveAttribute("data-text", before);
		await expectReplies(page);
	}
	await again.click();
	await expect(page.getByText(communicator.pickBeforeRetry)).toBeVisible();
});

test("a used-up trial says so, keeps the words, and links to the plans", async ({ page }) => {
	const { email } = await signUp(page);
	await askForReplies(page, "are you hungry");
	await page.getByRole("list", { name: "Replies" }).getByRole("button").first().click();
	await query("update usage set interactions = 20 where person_id = (select id from person where email = $1)", [email]);
	await page.getByRole("textbox").fill("would you like a walk");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(page.getByText(communicator.limitExceeded)).toBeVisible();
	await expect(page.getByText(communicator.upgrade)).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: /upgrade|plan/i })).toHaveAttribute(
		"href",
		/\/app\/subscription/,
	);
	await expect(page.getByText("would you like a walk").or(page.getByRole("textbox"))).not.toHaveCount(0);
});
