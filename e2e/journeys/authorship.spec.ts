import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { listenToPage, soundsOf } from "@sayso/harness/pages/sound.ts";
import { askForReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Replies" }).getByRole("button");
const panel = (page: Page) => page.getByRole("region", { name: "Your reply" });
const words = (page: Page) => panel(page).getByRole("list", { name: "Words of your reply" }).getByRole("button");
const text = async (page: Page) => (await words(page).allTextContents()).join(" ");
const press = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).click();

/** Four replies to a choice of two. */
const ask = (page: Page) => askForReplies(page, "would you like tea or coffee");

/** What the log has of the person's replies. */
const said = (email: string) =>
	query<{ text: string; from: string | null }>(
		`select text, meta->>'edited_from' as from from conversation_entry join person on person.id = person_id
		where email = $1 and role = 'assistant' order by conversation_entry.created_at`,
		[email],
	);

test("a reply is changed by chips and as text, undone, made shorter, and said as it reads", async ({ page }) => {
	await listenToPage(page);
	const { email } = await signUp(page);
	await ask(page);
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("button", { name: "Change a reply" }).click();
	await cards(page).first().click();
	await expect(words(page).filter({ hasText: /tea/i })).toHaveCount(1);
	const before = await text(page);
	await words(page).filter({ hasText: /tea/i }).click();
	await expectAccessible(page);
	await press(page, "coffee");
	await expect.poll(() => text(page)).toMatch(/coffee/i);
	const swapped = await text(page);
	await press(page, "Undo");
	await expect.poll(() => text(page)).toBe(before);
	await press(page, "Redo");
	await expect.poll(() => text(page)).toBe(swapped);

	await press(page, "Edit as text");
	await panel(page).getByRole("textbox", { name: "Your words" }).fill("Coffee with milk, please. It's cold outside.");
	await expectAccessible(page);
	await press(page, "Shorter");
	await expect(panel(page).getByRole("textbox", { name: "Your words" })).toHaveValue("Coffee with milk, please.");
	expect(await soundsOf(page)).toHaveLength(0);

	await press(page, "Say it");
	await expect.poll(async () => (await soundsOf(page)).length).toBe(1);
	await expect(page.getByRole("region", { name: "What you said" })).toContainText("Coffee with milk, please.");
	await expect.poll(() => said(email)).toEqual([{ text: "Coffee with milk, please.", from: "0" }]);
});
