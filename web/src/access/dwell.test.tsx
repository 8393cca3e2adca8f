import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startDwelling } from "./dwell.ts";

let pressed: number;
let stop: () => void;

/** The pointer comes to rest on what says so. */
const pointAt = (words: string) =>
	page
		.getByText(words)
		.element()
		.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));

beforeEach(async () => {
	pressed = 0;
	await render(
		<>
			<button type="button" data-scan onClick={() => pressed++}>
				<b>Yes</b>
			</button>
			<p>Elsewhere</p>
		</>,
	);
	vi.useFakeTimers();
	stop = startDwelling();
});
afterEach(() => {
	stop();
	vi.useRealTimers();
});

test("presses what the pointer rests on for a second, once", () => {
	pointAt("Yes");
	vi.advanceTimersByTime(999);
	expect(pressed).toBe(0);
	vi.advanceTimersByTime(5_000);
	expect(pressed).toBe(1);
});

test("leaving in time presses nothing; coming back begins anew", () => {
	pointAt("Yes");
	vi.advanceTimersByTime(900);
	pointAt("Elsewhere");
	vi.advanceTimersByTime(5_000);
	expect(pressed).toBe(0);
	pointAt("Yes");
	vi.advanceTimersByTime(1_000);
	expect(pressed).toBe(1);
});

test("stopped, it presses nothing", () => {
	pointAt("Yes");
	stop();
	vi.advanceTimersByTime(5_000);
	expect(pressed).toBe(0);
});
