import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accessProfile, changeAccess } from "../access/profile.ts";
import { renderApp } from "../testing/render-app.tsx";
import { takeClock } from "../testing/scan.ts";

const sam = { id: "p1", email: "sam@example.com" };

afterEach(async () => {
	vi.useRealTimers();
	localStorage.clear();
	window.dispatchEvent(new Event("access"));
	await expect.poll(() => document.querySelector(".access-bar")).toBeNull();
});

test("pointing at eight places gives a proposal, and nothing changes until it is accepted", async () => {
	changeAccess({ dwell: { on: true, time: 1500 } });
	await renderApp("/app/access", { person: sam });
	await page.getByRole("button", { name: "Find my dwell time" }).click();
	await expect.poll(() => document.querySelector("main")?.textContent?.slice(0, 5000)).toContain("0 of 8 so far.");
	takeClock();
	const lit = () => document.querySelector("[aria-hidden] > [data-on]");
	const pointAt = (place: Element | null | undefined) =>
		place?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
	let wanted: Element | null = null;
	for (let times = 0; times < 8; times++) {
		// The next place is not visible until it is drawn; the test's clock stops meanwhile.
		const last = wanted;
		await expect.poll(lit).not.toBe(last);
		wanted = lit();
		// The pointer passes another place on the way.
		pointAt(wanted?.previousElementSibling ?? wanted?.nextElementSibling);
		await vi.advanceTimersByTimeAsync(500);
		pointAt(wanted);
		await vi.advanceTimersByTimeAsync(750);
	}
	vi.useRealTimers();
	await expect.element(page.getByText("This suits how you pointed.")).toBeVisible();
	expect(accessProfile().dwell.time).toBe(1500);
	await page.getByRole("button", { name: "Use these" }).click();
	expect(accessProfile().dwell).toMatchObject({ time: 800, reach: 0 });
	await page.getByRole("button", { name: "Find my dwell time" }).click();
	await page.getByRole("button", { name: "Stop", exact: true }).click();
	expect(accessProfile().dwell.time).toBe(800);
});
