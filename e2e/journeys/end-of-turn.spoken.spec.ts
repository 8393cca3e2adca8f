import { expect, type Page } from "@playwright/test";
import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { expectPassing } from "@sayso/harness/pages/passing-words.ts";
import { expectReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";
import { recordingOf, test } from "@sayso/harness/recordings/microphone.ts";

/** Turns on automatic end of turn with the largest plan's listening time, because a busy machine transcribes late. */
async function endTurnsByThemselves(page: Page, email: string): Promise<void> {
	await query(
		"update subscription set plan_id = 'premium-monthly', status = 'active' where person_id = (select id from person where email = $1)",
		[email],
	);
	const { token }: { token: string } = await (await page.request.get("/api/auth/token")).json();
	const saved = await page.request.put("/api/v1/users/preferences", {
		headers: { authorization: `Bearer ${token}` },
		data: { ...defaultPreferences, automaticEndOfTurn: true },
	});
	expect(saved.ok()).toBe(true);
	await page.reload();
}

test("once the partner stops speaking, replies come without a press", async ({ hearing }) => {
	const context = await hearing(recordingOf("would you like to stay home or go to the beach"));
	const page = await context.newPage();
	const { email } = await signUp(page);
	await endTurnsByThemselves(page, email);
	const start = page.getByRole("button", { name: "Start Listen" });
	// It shows for about a second.
	await expectPassing(page, "Finishing…", () => start.click(), 40_000);
	await expectReplies(page);
	await expect(page.getByRole("region", { name: "Conversation partner" }).getByRole("figure")).toContainText(
		"go to the beach",
	);
	await expect(start).toBeVisible();
});
