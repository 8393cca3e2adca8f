import { expect, type Page, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

/** Waits until the page has requested enough addresses that contain this text. */
const fetched = (page: Page, part: string, times = 1) =>
	expect
		.poll(() =>
			page.evaluate(
				(name) => performance.getEntriesByType("resource").filter((each) => each.name.includes(name)).length,
				part,
			),
		)
		.toBeGreaterThanOrEqual(times);

test("Yes, No and replies work if the network is lost soon after the first opening", async ({ page }) => {
	await signUp(page);
	// Nothing was pressed or stored yet: the service worker is not active.
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
