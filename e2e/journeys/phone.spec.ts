import { expect, test } from "@playwright/test";
import { signUp } from "../stage/person.ts";

test("on a phone four replies are seen at once, above the quick answers", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signUp(page);
	await page.getByRole("textbox").fill("would you like to go to the beach or stay home and watch telly");
	await page.getByRole("button", { name: "Process Text" }).click();
	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	await expect(cards).toHaveCount(4);
	const quick = await page.getByRole("button", { name: "Yes", exact: true }).boundingBox();
	const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
	for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(quick?.y ?? 0);
});

for (const width of [390, 360, 320])
	test(`the screen's name is not broken at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		await signUp(page);
		await expect(page.getByText("0/20 free interactions")).toBeVisible();
		const lines = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
			const range = document.createRange();
			range.selectNodeContents(title);
			return range.getClientRects().length;
		});
		expect(lines).toBe(1);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	});
