import { expect } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "./render-app.tsx";
import { expectOpenedReached, expectReached } from "./scan.ts";

/** Every address of the app. The gate scans `used` and `before`, the long run `rest` too. */
export const screens = {
	/** Those that a conversation and its settings need. */
	used: ["/app", "/app/access", "/app/preferences", "/app/subscription", "/app/phrases", "/app/emergency"],
	rest: [
		...["/app/account", "/app/memory", "/app/voice", "/app/welcome", "/app/history", "/app/bring-along"],
		...["/app/video-tips", "/app/sign-out", "/app/help", "/app/help/what-is-sayso", "/app/credits", "/app/nowhere"],
	],
	/** Before anybody is known. */
	before: ["/login", "/signup", "/reset"],
};

/** A scan of the screen comes to every control, to what they open, and to its own way out, on a phone and on a laptop. */
export async function expectScreenReached(address: string): Promise<void> {
	// A new person: tests that run at the same time share the storage of this origin.
	const person = { id: crypto.randomUUID(), email: "sam@example.com" };
	for (const width of [390, 1280]) {
		await page.viewport(width, 844);
		const { screen, isWhole } = await renderApp(address, { person });
		await expect.poll(isWhole).toBe(true);
		await expectReached();
		if (width === 1280) await expectOpenedReached();
		await screen.unmount();
	}
}
