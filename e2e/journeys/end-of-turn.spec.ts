import { expect, type Page } from "@playwright/test";
import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { recordingOf, test } from "@sayso/harness/recordings/microphone.ts";

/** Lets the partner's turn end by itself from now on. */
async function endTurnsByThemselves(page: Page): Promise<void> {
	const { token }: { token: string } = await (await page.request.get("/api/auth/token")).json();
	const saved = await page.request.put("/api/v1/users/preferences", {
		headers: { authorization: `Bearer ${token}` },
		data: { ...defaultPreferences, automaticEndOfTurn: true },
	});
	expect(saved.ok()).toBe(true);
	await page.reload();
}

test("once the partner has stopped speaking, replies come without a press", async ({ hearing }) => {
	const context = await hearing(recordingOf("would you like to stay home or go to the beach"));
	const page = await context.newPage();
	await signUp(page);
	await endTurnsByThemselves(page);
	await page.getByRole("button", { name: "Start Listen" }).click();
	const partner = page.getByRole("region", { name: "Conversation partner" });
	await expect(partner.getByText("Finishing…")).toBeVisible({ timeout: 30_000 });
	await expect(page.getByRole("list", { name: "Replies" }).getByRole("button")).toHaveCount(4, { timeout: 20_000 });
	await expect(partner.getByRole("figure")).toContainText("go to the beach");
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
});
