import { expect, type Page } from "@playwright/test";

/**
 * Types what the partner says and has it answered. Returns once the whole set is there: before that nothing turns, repeats or
 * counts it.
 * @param count replies that are offered at once
 */
export async function askForReplies(page: Page, prompt: string, count = 4): Promise<void> {
	await page.getByRole("textbox", { name: /^What they say/ }).fill(prompt);
	await page.getByRole("button", { name: "Process Text" }).click();
	await expectReplies(page, count);
}

/** A set of so many replies is there, and whole: the last card stands a moment before the set is done. */
export async function expectReplies(page: Page, count = 4): Promise<void> {
	const replies = page.getByRole("list", { name: "Replies" });
	await expect(replies).toHaveAttribute("aria-busy", "false");
	await expect(replies.getByRole("button")).toHaveCount(count);
}
