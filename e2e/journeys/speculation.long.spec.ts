import { expect, type Page } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { putOnPlan } from "@sayso/harness/people/plan.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";
import { test } from "@sayso/harness/product/with-model.ts";

/** The scripted recogniser's words, whatever the microphone picks up. */
const heard = "would you like a cup of tea";
const patient = { timeout: 20_000 };

const button = (page: Page, name: string) => page.getByRole("button", { name });
const cardsOf = (page: Page) => page.getByRole("list", { name: "Replies" }).getByRole("button");

/** Listens to a partner, for a person whose plan has speculative replies. */
async function listen(page: Page) {
	await page.context().grantPermissions(["microphone"]);
	const { email } = await signUp(page);
	await putOnPlan(email, "premium");
	await button(page, "Start Listen").click();
	return {
		async interactions() {
			const rows = await query<{ interactions: number }>(
				"select interactions from usage join person on person.id = person_id where email = $1",
				[email],
			);
			return rows.reduce((sum, { interactions }) => sum + interactions, 0);
		},
	};
}

test("replies started while the partner speaks are the ones shown, and count once requested", async ({
	modelPage: page,
	product,
}) => {
	product.play("good");
	const asked = product.model.asked.length;
	const begun = () => product.model.asked.slice(asked).map(({ messages }) => messages.at(-1)?.content);
	const person = await listen(page);
	await expect.poll(begun, patient).toContainEqual(expect.stringContaining(heard));
	await expect(button(page, "Stop & Process")).toBeVisible();
	await expect(cardsOf(page)).toHaveCount(0);
	expect(await person.interactions()).toBe(0);

	const before = begun();
	await button(page, "Stop & Process").click();
	await expect(page.getByRole("status").filter({ hasText: "4 replies ready" })).toHaveCount(1);
	await expect(cardsOf(page).filter({ hasText: "Basic" })).toHaveCount(0);
	expect(begun()).toEqual(before);
	expect(await person.interactions()).toBe(1);
});

test("if the words are corrected first, the started replies are dropped unseen, and one Interaction counts", async ({
	modelPage: page,
	product,
}) => {
	const { model } = product;
	const [asked, left] = [model.asked.length, model.left()];
	product.play("slow-first-token");
	const person = await listen(page);
	await expect.poll(() => JSON.stringify(model.asked.slice(asked)), patient).toContain(heard);
	const words = page.getByRole("textbox");
	await words.fill("Well,");
	await expect(words).toHaveValue(`Well, ${heard}`);
	const corrected = heard.replace("tea", "coffee");
	await words.fill(corrected);

	const begun = model.asked.length;
	product.play("good");
	await button(page, "Process Text").click();
	await expect(page.getByRole("status").filter({ hasText: "4 replies ready" })).toHaveCount(1);
	await expect(cardsOf(page).filter({ hasText: "Basic" })).toHaveCount(0);
	expect(model.asked.slice(begun).map(({ messages }) => messages.at(-1)?.content)).toEqual([
		expect.stringContaining(corrected),
	]);
	await expect.poll(() => model.left() - left).toBe(begun - asked);
	expect(await person.interactions()).toBe(1);
});
