import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { arrivalsOf, watchReplies } from "@sayso/harness/pages/reply-arrivals.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { test } from "@sayso/harness/product/with-model.ts";

const prompt = "do you want to come to the market on Saturday";
const cardsOf = (page: Page) => page.getByRole("list", { name: "Replies" }).getByRole("button");

async function ask(page: Page): Promise<void> {
	await page.getByRole("textbox").fill(prompt);
	await page.getByRole("button", { name: "Process Text" }).click();
}

test("a card that is late is filled and marked; those that came stay", async ({ modelPage: page, product }) => {
	product.play("stalls");
	await watchReplies(page);
	await signUp(page);
	await ask(page);
	const cards = cardsOf(page);
	await expect(cards).toHaveCount(4, { timeout: 20_000 });
	await expect(cards.last()).toHaveAccessibleName(/, a built-in reply: /);
	await expect(cards.first()).not.toHaveAccessibleName(/built-in/);
	const texts = await cards.evaluateAll((all) => all.map((card) => card.dataset.text));
	expect((await arrivalsOf(page)).map(({ text }) => text)).toEqual(texts);
	await expectAccessible(page);
});

test("a model that breaks off leaves what it wrote, the rest is filled", async ({ modelPage: page, product }) => {
	product.play("truncated");
	await signUp(page);
	await ask(page);
	await expect(cardsOf(page)).toHaveCount(4);
	const isBasic = await cardsOf(page).evaluateAll((all) => all.map((card) => card.textContent?.includes("built-in")));
	expect(isBasic).toEqual([false, false, true, true]);
});
