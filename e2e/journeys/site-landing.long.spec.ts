import { expect, test } from "@playwright/test";

for (const [name, width, colorScheme] of [
	["narrow-dark", 390, "dark"],
	["narrow-light", 390, "light"],
	["wide-dark", 1440, "dark"],
	["wide-light", 1440, "light"],
] as const)
	test(`the picture of the communicator is that of a ${colorScheme} window of ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		await page.goto("/");
		const picture = page.getByRole("img", { name: /^The communicator:/ });
		await picture.scrollIntoViewIfNeeded();
		const drawn = () => picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ""));
		await expect.poll(drawn).toContain(`communicator-${name}`);
	});

test("the size of the words is kept from page to page", async ({ page }) => {
	await page.goto("/");
	const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
	expect(await size()).toBe("16px");
	await page.getByLabel("Largest").check({ force: true });
	expect(await size()).toBe("21.6px");
	await page.goto("/help/preferences");
	expect(await size()).toBe("21.6px");
	await expect(page.getByLabel("Largest")).toBeChecked();
});
