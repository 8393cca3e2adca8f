import { expect, type Page, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

/** Records the looks when the body begins, before the first paint. */
const watchBeginning = (page: Page) =>
	page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			observer.disconnect();
			Object.assign(window, { worn: { ...document.documentElement.dataset } });
		}).observe(document, { childList: true, subtree: true });
	});

/** The colour of the text, and the scale of motion. */
const computed = (page: Page) =>
	page.evaluate(() => {
		const style = getComputedStyle(document.documentElement);
		return [style.color, style.getPropertyValue("--moves")];
	});

test("contrast and motion chosen in the app apply at first paint, in the app and on the public pages", async ({
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
