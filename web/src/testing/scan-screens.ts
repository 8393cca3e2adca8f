import { expect } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "./render-app.tsx";
import { expectOpenedReached, expectReached } from "./scan.ts";

/** Every address of the app. The gate scans `used` and `before`, the long run `rest` too. */
export const screens = {
	/** Those needed for a conversation and its settings. */
	used: ["/app", "/app/access", "/app/preferences", "/app/subscription", "/app/phrases", "/app/emergency"],
	rest: [
		...["/app/account", "/app/memory", "/app/voice", "/app/welcome", "/app/history", "/app/bring-along"],
		...["/app/video-tips", "/app/sign-out", "/app/help", "/app/help/what-is-sayso", "/app/credits", "/app/nowhere"],
	],
	/** Those before login. */
	before: ["/login", "/signup", "/reset"],
};

/** Expects that a scan of the screen reaches every control, what they open, and the exit, on a phone and a laptop. */
export async function expectScreenReached(address: string): Promise<void> {
	// A new person, because tests that run in parallel share this origin's storage.
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
