import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { expectPassing } from "@sayso/harness/pages/passing-words.ts";
import { askForReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

const { communicator, subscription } = messages;

test("from a used-up trial through the checkout to premium, and back", async ({ page }) => {
	const { email } = await signUp(page);
	await askForReplies(page, "are you hungry");
	await page.getByRole("list", { name: "Replies" }).getByRole("button").first().click();
	await query("update usage set interactions = 20 where person_id = (select id from person where email = $1)", [email]);

	await test.step("the limit is shown, and leads to the plans", async () => {
		await page.getByRole("textbox").fill("would you like a walk");
		await page.getByRole("button", { name: "Process Text" }).click();
		await expect(page.getByText(communicator.limitExceeded)).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: "See the plans" }).click();
		await expect(page.getByRole("heading", { name: "Subscription", level: 1 })).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: "Upgrade" }).click();
		await expectAccessible(page);
	});

	await test.step("premium is paid at the sandbox's checkout, with double presses, and the plan shows it", async () => {
		await page.getByRole("button", { name: "Upgrade: Premium Plan" }).dblclick();
		await page.getByRole("button", { name: "Pay" }).dblclick();
		await expect(page.getByText(subscription.paid)).toBeVisible();
		await expect(page.getByRole("main").getByText("Premium Plan", { exact: true })).toBeVisible();
		await expect(page.getByText("Active", { exact: true })).toBeVisible();
		await expectAccessible(page);
	});

	await test.step("after Back, the checkout says that it was paid", async () => {
		await page.goBack();
		await expect(page.getByRole("heading", { name: "You have paid" })).toBeVisible();
		await page.getByRole("link", { name: "Go to your plan" }).click();
		await expect(page.getByText(subscription.paid)).toBeVisible();
	});

	await test.step("and the conversation goes on", async () => {
		await page.getByRole("link", { name: "Communicator" }).click();
		await askForReplies(page, "are you hungry");
	});

	await test.step("after a cancellation it runs to the end of its period", async () => {
		await page.getByRole("link", { name: "Subscription" }).click();
		await page.getByRole("button", { name: "Cancel Subscription" }).click();
		await expectPassing(page, subscription.cancelled, () =>
			page.getByRole("button", { name: "Yes, cancel it" }).click(),
		);
		await expect(page.getByText(/^Ends on/)).toBeVisible();
		await expect(page.getByRole("main").getByText("Premium Plan", { exact: true })).toBeVisible();
	});
});
