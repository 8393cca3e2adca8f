import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startScanning } from "./scanning.ts";

let pressed: string[];
let stop: () => void;
const lit = () => document.querySelector("[data-lit]")?.textContent;
const nextLight = () => vi.advanceTimersByTimeAsync(1_500);

beforeEach(async () => {
	pressed = [];
	const press = (name: string) => () => void pressed.push(name);
	await render(
		<>
			<input aria-label="Words" />
			{["One", "Two", "Three"].map((name) => (
				<button key={name} type="button" data-scan onClick={press(name)} disabled={name === "Two"}>
					{name}
				</button>
			))}
			<div data-scan-group>
				{["Four", "Five"].map((name) => (
					<button key={name} type="button" data-scan onClick={press(name)}>
						{name}
					</button>
				))}
			</div>
			<button type="button" onClick={press("outside")}>
				Outside
			</button>
		</>,
	);
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	stop = startScanning(1_500);
});
afterEach(() => {
	stop();
	vi.useRealTimers();
});

test("lights what can be pressed, one after another, around and around", async () => {
	const seen = [];
	for (let count = 0; count < 4; count++) {
		await nextLight();
		seen.push(lit());
	}
	expect(seen).toEqual(["One", "Three", "FourFive", "One"]);
});

describe("a group", () => {
	beforeEach(async () => {
		for (let count = 0; count < 3; count++) await nextLight();
		await userEvent.keyboard(" ");
	});

	test("opens when it is pressed, and a press in it closes it", async () => {
		expect(pressed).toEqual([]);
		await nextLight();
		expect(lit()).toBe("Four");
		await nextLight();
		await userEvent.keyboard(" ");
		expect(pressed).toEqual(["Five"]);
		await nextLight();
		expect(lit()).toBe("One");
	});

	test("of which nothing is wanted is left after one round, and the scan goes on behind it", async () => {
		for (let count = 0; count < 3; count++) await nextLight();
		expect(lit()).toBe("One");
		for (let count = 0; count < 2; count++) await nextLight();
		expect(lit()).toBe("FourFive");
	});
});

test("a key presses the lit one, once, and the scan begins anew", async () => {
	await nextLight();
	await nextLight();
	await userEvent.keyboard(" ");
	expect(pressed).toEqual(["Three"]);
	await nextLight();
	expect(lit()).toBe("One");
});

test("a click anywhere presses the lit one and nothing else", async () => {
	await nextLight();
	await page.getByRole("button", { name: "Outside" }).click();
	expect(pressed).toEqual(["One"]);
});

test("a press that another tool makes goes where it is meant", async () => {
	await nextLight();
	page
		.getByRole("button", { name: "Outside" })
		.element()
		.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	expect(pressed).toEqual(["outside"]);
});

test("a space while writing is a space", async () => {
	const words = page.getByRole("textbox");
	await words.click();
	await nextLight();
	await userEvent.keyboard("a b");
	await expect.element(words).toHaveValue("a b");
	expect(pressed).toEqual([]);
});

test("stopped, it lights and presses nothing", async () => {
	await nextLight();
	stop();
	expect(lit()).toBeUndefined();
	await page.getByRole("button", { name: "Outside" }).click();
	expect(pressed).toEqual(["outside"]);
});
