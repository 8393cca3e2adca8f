import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import "../../ui/base.css";
import { openWithAccess } from "../../testing/access-engine.ts";
import { Button } from "../../ui/button.tsx";
import { changeAccess } from "../profile.ts";

let pressed: string[] = [];
const named = (name: string) => <Button onPress={() => void pressed.push(name)}>{name}</Button>;
let x = 0;
const pointAt = (element: Element) => {
	x += 30;
	element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, clientX: x, clientY: 5 }));
};
const button = (name: string) => page.getByRole("button", { name }).element();

test("presses the target under dwell, anywhere; targets that ask for longer get longer", async () => {
	pressed = [];
	await openWithAccess(
		<>
			{named("One")}
			<div data-dwell="double">{named("Call for help")}</div>
		</>,
		{ dwell: { on: true } },
	);
	pointAt(button("One"));
	vi.advanceTimersByTime(1_150);
	expect(pressed).toEqual([]);
	vi.advanceTimersByTime(100);
	expect(pressed).toEqual(["One"]);
	pointAt(button("Call for help"));
	vi.advanceTimersByTime(2_150);
	expect(pressed).toEqual(["One"]);
	vi.advanceTimersByTime(100);
	expect(pressed).toEqual(["One", "Call for help"]);
});

test("during a rest nothing is pressed", async () => {
	pressed = [];
	await openWithAccess(named("One"), { dwell: { on: true } });
	pointAt(button("Rest"));
	vi.advanceTimersByTime(1_300);
	pointAt(button("One"));
	vi.advanceTimersByTime(10_000);
	expect(pressed).toEqual([]);
	pointAt(button("Go on"));
	vi.advanceTimersByTime(1_300);
	pointAt(button("One"));
	vi.advanceTimersByTime(1_300);
	expect(pressed).toEqual(["One"]);
});

test("beside a button counts as on it, up to the configured reach; large targets are 96 px, only while dwell is on", async () => {
	pressed = [];
	await page.viewport(1000, 800);
	await openWithAccess(named("One"), { dwell: { on: true, reach: 24, largeTargets: true, hidesPointer: true } });
	const { right, top, width, height } = button("One").getBoundingClientRect();
	expect(Math.min(width, height)).toBe(96);
	const beside = (by: number) =>
		document.body.dispatchEvent(
			new PointerEvent("pointermove", { bubbles: true, clientX: right + by, clientY: top + 10 }),
		);
	beside(30);
	vi.advanceTimersByTime(1_300);
	expect(pressed).toEqual([]);
	beside(20);
	vi.advanceTimersByTime(1_300);
	expect(pressed).toEqual(["One"]);
	expect(getComputedStyle(button("One")).cursor).toBe("none");
	changeAccess({ dwell: { on: false } });
	await expect.poll(() => button("One").getBoundingClientRect().height).toBe(48);
});

test("the rest area beside the page is out of reach of every target", async () => {
	pressed = [];
	await page.viewport(1200, 800);
	await openWithAccess(<div style={{ textAlign: "end" }}>{named("One")}</div>, {
		dwell: { on: true, reach: 60, restZone: true },
	});
	const zone = document.querySelector(".access-rest") ?? expect.unreachable();
	const { left, right } = zone.getBoundingClientRect();
	expect(right).toBe(1200);
	expect(button("One").getBoundingClientRect().right).toBeLessThanOrEqual(left);
	const at = { bubbles: true, clientX: left + 1, clientY: button("One").getBoundingClientRect().top + 5 };
	zone.dispatchEvent(new PointerEvent("pointermove", at));
	vi.advanceTimersByTime(10_000);
	expect(pressed).toEqual([]);
	changeAccess({ dwell: { restZone: false } });
	expect(zone.isConnected).toBe(false);
});
