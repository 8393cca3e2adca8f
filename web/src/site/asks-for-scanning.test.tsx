import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { lit, takeClock } from "../testing/scan.ts";
import { pages } from "./pages.tsx";

test("a visitor with a switch turns scanning on with it, and keeps it on this device", async () => {
	await page.viewport(1280, 2000);
	await render(<main>{pages["/coming-soon"]?.body}</main>);
	takeClock();
	onTestFinished(() => {
		vi.useRealTimers();
		localStorage.clear();
		window.dispatchEvent(new Event("access"));
	});
	await import("./site.ts");
	await expect
		.poll(async () => {
			await userEvent.keyboard(" ");
			return page.getByText(/^Are you using a switch\?/).query();
		})
		.not.toBeNull();
	expect(localStorage.getItem("access")).toBeNull();
	vi.advanceTimersByTime(600);
	await userEvent.keyboard(" ");
	await expect.element(page.getByText(/^Scanning is on\./)).toBeVisible();
	await expect.poll(lit).not.toEqual([]);
	expect(JSON.parse(localStorage.getItem("access") ?? "{}").scan.on).toBe(true);
});
