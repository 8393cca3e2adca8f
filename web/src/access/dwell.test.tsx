import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startDwelling } from "./dwell.ts";

let pressed: number;
let stop: () => void;

let at = 0;
/** What says so is under the pointer. */
const isUnder = (words: string, type = "pointerover") =>
	page
		.getByText(words)
		.element()
		.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: at, clientY: 10 }));
/** The pointer comes to rest on what says so. */
function pointAt(words: string) {
	at += 10;
	isUnder(words);
}

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
	stop = startDwelling(1_000);
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

test("what comes under a pointer that stands still is not pressed until the pointer moves on it", () => {
	pointAt("Elsewhere");
	isUnder("Yes");
	vi.advanceTimersByTime(5_000);
	expect(pressed).toBe(0);
	at += 1;
	isUnder("Yes", "pointermove");
	vi.advanceTimersByTime(1_000);
	expect(pressed).toBe(1);
});

test("what is gone before its time is up is not pressed", () => {
	pointAt("Yes");
	const button = page.getByRole("button").element();
	const { parentElement: around } = button;
	button.remove();
	vi.advanceTimersByTime(5_000);
	around?.prepend(button);
	expect(pressed).toBe(0);
});

test("stopped, it presses nothing", () => {
	pointAt("Yes");
	stop();
	vi.advanceTimersByTime(5_000);
	expect(pressed).toBe(0);
});
