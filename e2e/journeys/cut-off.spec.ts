import { expect, type Page, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

/** The page has fetched something whose address says so, often enough. */
const fetched = (page: Page, part: string, times = 1) =>
	expect
		.poll(() =>
			page.evaluate(
				(name) => performance.getEntriesByType("resource").filter((each) => each.name.includes(name)).length,
				part,
			),
		)
		.toBeGreaterThanOrEqual(times);

test("a network that is cut soon after the first opening leaves Yes, No and replies", async ({ page }) => {
	await signUp(page);
	// Nothing was pressed or kept yet: the service worker is not there.
	await fetched(page, "/replies-here-");
	await fetched(page, "/v1/tts", 2);
	await page.context().setOffline(true);
	const said = page.getByRole("region", { name: "What you said" });
	for (const word of ["No", "Yes"]) {
		await page.getByRole("button", { name: word, exact: true }).click();
		await expect(said).toContainText(word);
		await expect(said.getByRole("button", { name: "Say it again" })).toBeVisible();
		await expect(said).not.toContainText("No voice is working");
	}
	await page.getByRole("textbox", { name: /^What they say/ }).fill("Would you like some tea?");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(page.getByRole("list", { name: "Replies" }).getByRole("button").nth(3)).toBeVisible();
	await expect(page.getByText("Error generating answers")).toHaveCount(0);
});
