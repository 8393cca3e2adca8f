import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

test("a film plays over the page, from the host without cookies, within the security policy", async ({ page }) => {
	const refused: string[] = [];
	page.on("console", (line) => line.text().includes("Content Security Policy") && refused.push(line.text()));
	// No film is loaded: the request is what counts.
	await page.route(/youtube-nocookie|ytimg/, (route) => route.fulfill({ contentType: "text/html", body: "film" }));
	await signUp(page);
	await page.goto("/app/video-tips");
	await expect(page.getByText(messages.videoTips.empty)).toBeVisible();
	await query(
		"insert into video_tip (id, video_id, title, url, \"order\") values ('e2e', 'abc', 'First words', 'https://video.example/abc', 1)",
	);
	try {
		await page.goto("/app");
		await page.getByRole("link", { name: "Video Tips" }).click();
		await expect(page.getByRole("heading", { name: "First words" })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Watch Tips: First words" }).click();
		await expect(page.frameLocator("iframe").getByText("film")).toBeVisible();
		await page.getByRole("button", { name: "Close" }).click();
		await expect(page.locator("iframe")).toHaveCount(0);
		expect(refused).toEqual([]);
	} finally {
		await query("delete from video_tip where id = 'e2e'");
	}
});
