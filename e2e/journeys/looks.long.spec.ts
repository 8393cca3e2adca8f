import { expect, type Page, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

/** What the page wears at the moment its body begins: nothing was painted before. */
const watchBeginning = (page: Page) =>
	page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			observer.disconnect();
			Object.assign(window, { worn: { ...document.documentElement.dataset } });
		}).observe(document, { childList: true, subtree: true });
	});

/** The colour of the words, and how much of a movement is left. */
const computed = (page: Page) =>
	page.evaluate(() => {
		const style = getComputedStyle(document.documentElement);
		return [style.color, style.getPropertyValue("--moves")];
	});

test("contrast and movement that were chosen in the app are there at first sight, in the app and on the public pages", async ({
	page,
}) => {
	await signUp(page);
	await page.goto("/app/access");
	for (const [group, name] of [
		["Contrast", "More"],
		["Movement", "Less"],
	] as const)
		await page.getByRole("radiogroup", { name: group }).getByText(name, { exact: true }).click();
	await expect(page.getByRole("radio", { name: "Less" })).toBeChecked();
	await watchBeginning(page);
	for (const path of ["/app/access", "/app", "/", "/help/aac-access-options"]) {
		await page.goto(path);
		await expect(page.getByRole("heading").first()).toBeAttached();
		const worn = await page.evaluate(() => Reflect.get(window, "worn"));
		expect(worn, path).toMatchObject({ contrast: "more", motion: "less" });
		expect(await computed(page), path).toEqual(["oklch(0 0 0)", "0"]);
	}
	await page.goto("/app/access");
	await expect(page.getByRole("radio", { name: "Less" })).toBeChecked();
});
