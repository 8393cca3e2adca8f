import type {} from "@vitest/browser-playwright";
import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../ui/base.css";
import { changeAccess } from "../profile.ts";
import { guardTouch } from "./guard-touch.ts";

/** Touches at so many pixels to the right of a button. */
async function touchBeside(button: Element, by: number) {
	const { right, top, height } = button.getBoundingClientRect();
	const frame = window.frameElement?.getBoundingClientRect();
	const scale = (frame?.width ?? window.innerWidth) / window.innerWidth;
	const x = (frame?.left ?? 0) + (right + by) * scale;
	const y = (frame?.top ?? 0) + (top + height / 2) * scale;
	await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
	await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a touch beside a button counts, up to the configured reach; one on another button counts for that one", async () => {
	const pressed: string[] = [];
	await page.viewport(1000, 800);
	await render(
		<main style={{ padding: "5rem", height: "100vh" }}>
			{["One", "Two"].map((name) => (
				<button key={name} type="button" onClick={() => pressed.push(name)}>
					{name}
				</button>
			))}
		</main>,
	);
	changeAccess({ touch: { reach: 24 } });
	const guard = guardTouch();
	onTestFinished(() => {
		guard.stop();
		localStorage.clear();
	});
	const [one, two] = page.getByRole("button").elements();
	if (!one || !two) return expect.unreachable();
	await touchBeside(two, 40);
	await touchBeside(two, 18);
	await expect.poll(() => pressed).toEqual(["Two"]);
	await touchBeside(one, 4);
	await expect.poll(() => pressed).toHaveLength(2);
	await touchBeside(one, -4);
	await expect.poll(() => pressed.at(-1)).toBe("One");
	expect(pressed).toHaveLength(3);
});
