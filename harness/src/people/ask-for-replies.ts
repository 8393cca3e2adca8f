import { expect, type Page } from "@playwright/test";

/**
 * Types what the partner says and requests replies. Resolves when the whole set is shown: before that, steering, Try
 * Again and counting are not possible.
 * @param count the number of replies
 */
export async function askForReplies(page: Page, prompt: string, count = 4): Promise<void> {
	await page.getByRole("textbox", { name: /^What they say/ }).fill(prompt);
	await page.getByRole("button", { name: "Process Text" }).click();
	await expectReplies(page, count);
}

/** Waits for a complete set of so many replies. The last card appears a moment before the set is complete. */
export async function expectReplies(page: Page, count = 4): Promise<void> {
	const replies = page.getByRole("list", { name: "Replies" });
	await expect(replies).toHaveAttribute("aria-busy", "false");
	await expect(replies.getByRole("button")).toHaveCount(count);
}
