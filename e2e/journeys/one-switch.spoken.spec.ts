import { expect, type Locator, type Page } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { recordingOf, test } from "@sayso/harness/recordings/microphone.ts";

/** A fast reaction to the highlight, in milliseconds. */
const reactionMilliseconds = 400;

/**
 * Presses the one switch whenever the target is highlighted, first its group and then the control. @returns the number of presses
 */
async function choose(page: Page, wanted: Locator): Promise<number> {
	await wanted.waitFor();
	const control = await wanted.elementHandle();
	for (let presses = 1; ; presses++) {
		// Discard the start time of earlier highlights, even of the same control.
		await page.evaluate(() => Object.assign(window, { litSince: undefined }));
		const lit = await page.waitForFunction(
			([element, reaction]) => {
				// A press in the first moment of a highlight is impossible for a person, and the scan ignores it.
				const seen = window as { litSince?: number | undefined };
				if (!element?.hasAttribute("data-lit")) seen.litSince = undefined;
				else seen.litSince ??= performance.now();
				const isSeen = seen.litSince !== undefined && performance.now() - seen.litSince > reaction;
				return isSeen && document.querySelectorAll("[data-lit]").length;
			},
			[control, reactionMilliseconds] as const,
		);
		await page.keyboard.press("Space");
		if ((await lit.jsonValue()) === 1) return presses;
		// A group was selected: wait until its highlight is gone and that of its first control has come.
		await page.waitForFunction(() => document.querySelectorAll("[data-lit]").length === 1);
	}
}

test("with one switch: listen, reply, and stop scanning", async ({ hearing }) => {
	const context = await hearing(recordingOf("would you like to stay home or go to the beach"));
	const page = await context.newPage();
	await page.addInitScript(() => localStorage.setItem("access", JSON.stringify({ scan: { on: true } })));
	await signUp(page);
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	await choose(page, button("Start Listen"));
	const partner = page.getByRole("region", { name: "Conversation partner" });
	await expect(partner).toContainText(/beach/, { timeout: 30_000 });
	const replies = page.getByRole("list", { name: "Replies" }).getByRole("button");
	const toProcess = await choose(page, button("Stop & Process"));
	await expect(replies).toHaveCount(4);
	const text = await replies.first().getAttribute("data-text");
	const toAnswer = await choose(page, replies.first());
	await expect(page.getByRole("region", { name: "What you said" })).toContainText(text ?? "nothing");
	expect(toProcess + toAnswer).toBeLessThanOrEqual(3);
	// A pointer presses the control under it, whatever is highlighted.
	await page
		.getByRole("button", { name: "Preferences" })
		.or(page.getByRole("link", { name: "Preferences" }))
		.first()
		.click();
	await expect(page.getByRole("heading", { name: "Preferences", level: 1 })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("[data-lit]")).toHaveCount(0);
});
