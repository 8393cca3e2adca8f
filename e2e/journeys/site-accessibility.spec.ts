import { expect } from "@playwright/test";
import { expectFine, walk } from "@sayso/harness/pages/looks.ts";

const pages = [
	"/",
	"/help",
	"/help/why-paid",
	"/help/none",
	"/terms",
	"/privacy",
	"/accessibility",
	"/coming-soon",
	"/none",
];

walk.describe.configure({ mode: "parallel" });

walk("every public page has nothing axe finds wrong", async ({ page }) => {
	for (const path of pages) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectFine(page);
	}
});
