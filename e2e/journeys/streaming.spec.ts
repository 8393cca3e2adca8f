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

test("cards fill their fixed places one after another", async ({ modelPage: page, product }) => {
	product.play("good");
	await watchReplies(page);
	await signUp(page);
	await ask(page);
	await expect(cardsOf(page)).toHaveCount(4);
	await expect(page.getByRole("status").filter({ hasText: "4 replies ready" })).toHaveCount(1);
	const arrivals = await arrivalsOf(page);
	expect(arrivals.map(({ place, places }) => [place, places])).toEqual([0, 1, 2, 3].map((place) => [place, 4]));
	for (const { place, x, y } of arrivals) expect(await cardsOf(page).nth(place).boundingBox()).toMatchObject({ x, y });
});

test("a late card is filled and marked; those that came stay", { tag: "@long" }, async ({
	modelPage: page,
	product,
}) => {
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

test("a model that breaks off keeps its replies, the rest is filled", { tag: "@long" }, async ({
	modelPage: page,
	product,
}) => {
	product.play("truncated");
	await signUp(page);
	await ask(page);
	await expect(cardsOf(page)).toHaveCount(4);
	const isBasic = await cardsOf(page).evaluateAll((all) => all.map((card) => card.textContent?.includes("built-in")));
	expect(isBasic).toEqual([false, false, true, true]);
});

for (const scenario of ["always-busy", "broken"] as const)
	test(`a model that is ${scenario}: the built-in engine answers, and is named`, async ({
		modelPage: page,
		product,
	}) => {
		product.play(scenario);
		await signUp(page);
		await ask(page);
		await expect(cardsOf(page).filter({ hasText: "Basic" })).toHaveCount(4);
		await page.goto("/app/access");
		await expect(page.getByText(/ · Language model stand-in$/)).toBeVisible();
	});

test("Cancel ends the model’s work and keeps the prompt", async ({ modelPage: page, product }) => {
	product.play("slow-first-token");
	await signUp(page);
	const [left, asked] = [product.model.left(), product.model.asked.length];
	await ask(page);
	// If it is cancelled before the model is called, there is nothing to abort.
	await expect.poll(() => product.model.asked.length).toBe(asked + 1);
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByRole("textbox")).toHaveValue(prompt);
	await expect(cardsOf(page)).toHaveCount(0);
	await expect.poll(() => product.model.left()).toBe(left + 1);
	product.play("good");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(cardsOf(page)).toHaveCount(4);
});
