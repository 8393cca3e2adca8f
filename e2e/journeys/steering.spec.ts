import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { askForReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

const prompt = "would you like to go to the beach on Saturday";

const cards = (page: Page) => page.getByRole("list", { name: "Replies" }).getByRole("button");
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const announcement = (page: Page) => page.getByRole("status").filter({ hasText: /./ });
const texts = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("data-text") ?? ""));

async function openAnswered(page: Page) {
	const person = await signUp(page);
	await askForReplies(page, prompt);
	await expect(announcement(page)).toContainText("4 replies ready");
	return person;
}

test("a chip steers the replies with one press, and restores them", async ({ page }) => {
	const { email } = await openAnswered(page);
	const before = await texts(page);
	await chip(page, "Disagree").click();
	await expect(announcement(page)).toContainText("New replies: more disagreeing");
	await expect(cards(page)).toHaveCount(4);
	await expect(page.locator("[data-tone=negative]")).toHaveCount(4);
	expect((await texts(page)).filter((text) => before.includes(text))).toEqual([]);
	await expectAccessible(page);

	await chip(page, "Disagree").click();
	await expect(announcement(page)).toContainText("The earlier replies are back");
	expect(await texts(page)).toEqual(before);
	await cards(page).first().click();
	await expect(cards(page)).toHaveCount(0);
	const log = () =>
		query<{ text: string }>(
			`select text from conversation_entry join person on person.id = person_id
			where email = $1 order by conversation_entry.created_at`,
			[email],
		);
	await expect.poll(log).toEqual([{ text: prompt }, { text: before[0] }]);
});

test("a word of the partner, and typed words, are in every reply", { tag: "@long" }, async ({ page }) => {
	await openAnswered(page);
	await chip(page, "Saturday").click();
	await expect(announcement(page)).toContainText("New replies: about Saturday");
	await expect(cards(page).filter({ hasText: "Saturday" })).toHaveCount(4);
	await chip(page, "beach").click();
	await chip(page, "New replies about: beach, Saturday").click();
	await expect(cards(page).filter({ hasText: "the beach on Saturday" })).toHaveCount(4);

	await chip(page, "Words…").click();
	await expectAccessible(page);
	await page.getByRole("textbox", { name: "Or type one to three words" }).fill("ice cream");
	await chip(page, "New replies").click();
	await expect(announcement(page)).toContainText("New replies: about ice cream");
	await expect(cards(page).filter({ hasText: "ice cream" })).toHaveCount(4);
});

test("with the keyboard alone", { tag: "@long" }, async ({ page }) => {
	await openAnswered(page);
	await cards(page).last().focus();
	// The ways come first; each row is one stop.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(chip(page, "Agree")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await expect(announcement(page)).toContainText("New replies: more questions");
	await expect(page.locator("[data-tone=question]")).toHaveCount(4);
	await page.keyboard.press("End");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.type("my sister");
	await page.keyboard.press("Enter");
	await expect(announcement(page)).toContainText("New replies: about my sister");
	await expect(cards(page).filter({ hasText: /my sister/i })).toHaveCount(4);
});

test("a press under way when another set comes picks nothing", async ({ page }) => {
	await openAnswered(page);
	await cards(page).first().hover();
	await page.mouse.down();
	await chip(page, "Agree").focus();
	await page.keyboard.press("Enter");
	await expect(announcement(page)).toContainText("New replies: more agreeing");
	await expect(cards(page)).toHaveCount(4);
	await page.mouse.up();
	await expect(cards(page)).toHaveCount(4);
	await expect(page.getByRole("region", { name: "What you said" })).toHaveCount(0);
});
