import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessProfile } from "../access/profile.ts";
import { renderApp } from "../testing/render-app.tsx";
import { lit, scanTo, takeClock } from "../testing/scan.ts";

const sam = { id: "p1", email: "sam@example.com" };
const light = () => page.getByText("Now", { exact: true });
const status = (text: string) => expect.element(page.getByRole("status").filter({ hasText: text })).toBeVisible();

afterEach(async () => {
	vi.useRealTimers();
	localStorage.clear();
	window.dispatchEvent(new Event("access"));
	await expect.poll(() => document.querySelector(".access-bar, .access-mark")).toBeNull();
});

async function begin() {
	await page.viewport(1280, 1200);
	await renderApp("/app/access", { person: sam });
	takeClock();
	await page.getByRole("checkbox", { name: /Scanning/ }).click();
	(document.activeElement as HTMLElement).blur();
	await expect.poll(lit).not.toEqual([]);
	await scanTo("Find my speed");
	await status("Press your switch each time this lights up.");
	expect(lit()).toEqual([]);
}
/** Presses the switch so many milliseconds after the light. */
async function answer(after: number) {
	// The shortest wait before a light.
	await vi.advanceTimersByTimeAsync(1350);
	for (let step = 0; step < 400 && !light().query(); step++) await vi.advanceTimersByTimeAsync(25);
	vi.advanceTimersByTime(after);
	await userEvent.keyboard("{ >}");
	vi.advanceTimersByTime(300);
	await userEvent.keyboard("{/ }");
}

test("ten presses of the switch give a proposal, and nothing changes until it is accepted", async () => {
	await begin();
	for (let press = 0; press < 10; press++) await answer(980);
	await status("This suits how you pressed.");
	expect(accessProfile().scan.pace).toBe(1500);
	await scanTo("Use these");
	expect(accessProfile()).toMatchObject({ scan: { pace: 1600 }, switches: { acceptance: 150, debounce: 100 } });
	await expect.element(page.getByRole("button", { name: "Find my speed" })).toBeVisible();
});

test("it can be left with the switch, Escape or a pointer; nothing changes, and the scan goes on", async () => {
	await begin();
	await userEvent.keyboard("{ >}");
	vi.advanceTimersByTime(3000);
	await userEvent.keyboard("{/ }");
	await expect.poll(lit).not.toEqual([]);
	for (const leave of [
		() => userEvent.keyboard("{Escape}"),
		() => page.getByRole("button", { name: "Stop", exact: true }).click(),
	]) {
		await scanTo("Find my speed");
		await status("Press your switch each time this lights up.");
		await leave();
		await expect.poll(lit).not.toEqual([]);
	}
	expect(accessProfile().scan.pace).toBe(1500);
});
