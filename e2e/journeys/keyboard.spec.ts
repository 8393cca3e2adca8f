import { expect, test } from "@playwright/test";
import { listenToPage, soundsOf } from "@sayso/harness/pages/sound.ts";
import { expectReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

test("with the keyboard alone: type, pick, Yes, Try Again", async ({ page }) => {
	await listenToPage(page);
	const { email } = await signUp(page);

	const prompt = page.getByRole("textbox", { name: "What they say" });
	await prompt.focus();
	await page.keyboard.type("are you hungry");
	await page.getByRole("button", { name: "Process Text" }).focus();
	await page.keyboard.press("Enter");
	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	await expectReplies(page);
	const first = await cards.first().getAttribute("data-text");
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

	await page.keyboard.press("t");
	await expect(cards.first()).not.toHaveAttribute("data-text", first ?? "");
	await expectReplies(page);
	const again = await cards.nth(1).getAttribute("data-text");
	await page.keyboard.press("2");
	await expect(cards).toHaveCount(0);
	await expect.poll(async () => (await soundsOf(page)).length).toBe(1);
	await page.keyboard.press("y");
	await expect.poll(async () => (await soundsOf(page)).length).toBe(2);
	const log = () =>
		query<{ role: string; text: string }>(
			`select role, text from conversation_entry join person on person.id = person_id
			where email = $1 order by conversation_entry.created_at`,
			[email],
		);
	await expect.poll(log).toEqual([
		{ role: "user", text: "are you hungry" },
		{ role: "assistant", text: again },
		{ role: "user", text: "Yes" },
	]);
});
