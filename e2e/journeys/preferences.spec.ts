import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { askForReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";

test("choices in the preferences apply in the communicator", async ({ page }) => {
	await signUp(page);
	await page.getByRole("link", { name: "Preferences" }).click();
	await expect(page.getByRole("list", { name: "Sample replies" }).getByRole("listitem")).toHaveCount(4);
	await page.getByLabel("Number of responses", { exact: true }).selectOption("6");
	await expect(page.getByRole("list", { name: "Sample replies" }).getByRole("listitem")).toHaveCount(6);
	await page.getByLabel("About Me", { exact: true }).fill("I drink tea with milk.");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save preferences" }).click();
	await expect(page.getByRole("main").getByText(messages.preferences.saved)).toBeVisible();

	await page.getByRole("link", { name: "Communicator" }).click();
	await askForReplies(page, "are you hungry", 6);
	await page.getByRole("list", { name: "Replies" }).getByRole("button").first().click();

	await page.getByRole("link", { name: "Preferences" }).click();
	await expect(page.getByLabel("About Me", { exact: true })).toHaveValue("I drink tea with milk.");
	await page.getByRole("link", { name: "See what is remembered" }).click();
	const remembered = page.getByRole("button", { name: /^Speak: / });
	await expect(remembered).toHaveCount(2);
	await page
		.getByRole("button", { name: /^Delete: / })
		.first()
		.click();
	await expect(remembered).toHaveCount(1);
});
