import { expect, type Page, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
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

/** Requests four replies to a choice of two. */
const ask = (page: Page) => askForReplies(page, "would you like tea or coffee");

/** The person's replies in the log. */
const said = (email: string) =>
	query<{ text: string; from: string | null }>(
		`select text, meta->>'edited_from' as from from conversation_entry join person on person.id = person_id
		where email = $1 and role = 'assistant' order by conversation_entry.created_at`,
		[email],
	);

test("a reply is changed by chips and as text, undone, shortened, and spoken as changed", async ({ page }) => {
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

test("with Preview first nothing is spoken before Say it", { tag: "@long" }, async ({ page }) => {
	await listenToPage(page);
	const { email } = await signUp(page);
	await page.getByRole("link", { name: "Preferences" }).click();
	await page.getByRole("switch", { name: "Preview first" }).click();
	await page.getByRole("button", { name: "Save preferences" }).click();
	await expect(page.getByRole("main").getByText(messages.preferences.saved)).toBeVisible();
	await page.getByRole("link", { name: "Communicator" }).click();
	await ask(page);
	const reply = (await cards(page).nth(1).getAttribute("data-text")) ?? "";
	await cards(page).nth(1).click();
	await expect(panel(page).getByText(reply)).toBeVisible();
	await expect(panel(page).getByRole("button", { name: "Say it" })).toBeFocused();
	await expectAccessible(page);
	expect(await soundsOf(page)).toHaveLength(0);
	await press(page, "Back");
	await expect(cards(page).nth(1)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(panel(page).getByRole("button", { name: "Say it" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect.poll(async () => (await soundsOf(page)).length).toBe(1);
	await expect.poll(() => said(email)).toEqual([{ text: reply, from: null }]);
});

test("if the editor does not load, the preview and Say it still work", { tag: "@long" }, async ({ page }) => {
	await listenToPage(page);
	await page.route("**/draft-editor-*.js", (route) => route.abort("internetdisconnected"));
	const { email } = await signUp(page);
	await ask(page);
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("button", { name: "Change a reply" }).click();
	const reply = (await cards(page).first().getAttribute("data-text")) ?? "";
	await cards(page).first().click();
	await expect(panel(page).getByText(reply)).toBeVisible();
	await expect(panel(page).getByRole("button", { name: "Say it" })).toBeFocused();
	await press(page, "Say it");
	await expect.poll(async () => (await soundsOf(page)).length).toBe(1);
	await expect.poll(() => said(email)).toEqual([{ text: reply, from: null }]);
});

test("with the keyboard alone: E, a number, a word, V", { tag: "@long" }, async ({ page }) => {
	const { email } = await signUp(page);
	await ask(page);
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await page.keyboard.press("e");
	await expect(cards(page).first()).toHaveAccessibleName(/^Change: /);
	await page.keyboard.press("1");
	await expect(words(page).first()).toBeFocused();
	const before = await text(page);
	await page.keyboard.press("Enter");
	const tool = panel(page).getByRole("button", { name: "Add before" });
	await expect(tool).toBeVisible();
	await tool.focus();
	await page.keyboard.press("Enter");
	const maybe = panel(page).getByRole("button", { name: "maybe", exact: true });
	await expect(maybe).toBeVisible();
	await maybe.focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => text(page)).toBe(`Maybe ${before}`);
	await expect(words(page).first()).toBeFocused();
	await page.keyboard.press("v");
	await expect.poll(() => said(email)).toEqual([{ text: `Maybe ${before}`, from: "0" }]);
});
