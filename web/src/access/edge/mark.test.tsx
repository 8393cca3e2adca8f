import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openWithAccess } from "../../testing/access-engine.ts";
import { lit } from "../../testing/scan.ts";

test("scrolls the highlight into view, but not while a pointer is pressing", async () => {
	await page.viewport(1000, 800);
	await openWithAccess(
		<>
			<button type="button">Top</button>
			<div style={{ height: 3_000 }} />
			<button type="button">Bottom</button>
		</>,
		{ scan: { on: true } },
	);
	const bottom = page.getByRole("button", { name: "Bottom" }).element();
	const press = (type: string) => bottom.dispatchEvent(new PointerEvent(type, { bubbles: true }));
	const scanUntil = (name: string) => {
		for (let step = 0; step < 9 && !lit().includes(name); step++) vi.advanceTimersByTime(1_000);
	};
	scanUntil("Bottom");
	const atBottom = window.scrollY;
	expect(atBottom).toBeGreaterThan(1_000);
	press("pointerdown");
	for (let step = 0; step < 6 && !lit().includes("Top"); step++) {
		vi.advanceTimersByTime(1_000);
		press("pointerdown");
	}
	expect(lit()).toContain("Top");
	expect(window.scrollY).toBe(atBottom);
	press("pointerup");
	expect(window.scrollY).toBe(atBottom);
	vi.advanceTimersByTime(0);
	expect(window.scrollY).toBe(0);
});
