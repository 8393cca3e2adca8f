import { expect } from "@playwright/test";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { listenToPage, soundsOf } from "@sayso/harness/pages/sound.ts";
import { expectReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";
import { recordingOf, test } from "@sayso/harness/recordings/microphone.ts";

test("a partner speaks, replies come, one is picked and spoken, and the log has both lines", async ({ hearing }) => {
	const context = await hearing(recordingOf("would you like to stay home or go to the beach"));
	const page = await context.newPage();
	// axe must not measure a colour during a transition.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await listenToPage(page);
	const { email } = await signUp(page);

	await page.getByRole("button", { name: "Start Listen" }).click();
	const partner = page.getByRole("region", { name: "Conversation partner" });
	await expect(partner.getByText("would you like", { exact: false })).toBeVisible({ timeout: 20_000 });
	await expectAccessible(page);
	// The last words are first beside the box, then in it.
	await expect(partner.getByText("go to the beach").last()).toBeVisible({ timeout: 20_000 });
	// If this took longer than the plan's listening time, the words wait.
	await page.getByRole("button", { name: /^(Stop & Process|Process Text)$/ }).click();

	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	await expectReplies(page);
	await expect(page.getByText("4 replies ready")).toBeAttached();
	const card = cards.filter({ hasText: /beach/i }).first();
	const reply = await card.getAttribute("data-text");
	const before = (await soundsOf(page)).length;
	await card.click();

	const spoken = async () => (await soundsOf(page))[before];
	await expect.poll(async () => (await spoken())?.ended ?? 0, { timeout: 20_000 }).toBeGreaterThan(0);
	const sound = await spoken();
	expect(((sound?.ended ?? 0) - (sound?.at ?? 0)) / 1000).toBeGreaterThan((sound?.seconds ?? 0) - 0.2);
	expect(sound?.seconds).toBeGreaterThan(0.5);
	await expect(cards).toHaveCount(0);

	const log = () =>
		query<{ role: string; text: string; meta: { tone: string } | null }>(
			`select role, text, meta from conversation_entry join person on person.id = person_id
			where email = $1 order by conversation_entry.created_at`,
			[email],
		);
	await expect.poll(log).toHaveLength(2);
	const [said, picked] = await log();
	expect(said).toEqual({ role: "user", text: expect.stringContaining("go to the beach"), meta: null });
	expect(picked).toMatchObject({ role: "assistant", text: reply, meta: { tone: expect.any(String) } });
});
