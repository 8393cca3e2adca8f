import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessProfile } from "../access/profile.ts";
import { renderApp } from "../testing/render-app.tsx";
import { lit, scanTo, takeClock } from "../testing/scan.ts";

const sam = { id: "p1", email: "sam@example.com" };
const way = (name: RegExp) => page.getByRole("checkbox", { name });
const status = (text: string | RegExp) =>
	expect.element(page.getByRole("status").filter({ hasText: text })).toBeVisible();

async function open(profile = {}) {
	localStorage.setItem("access", JSON.stringify(profile));
	await page.viewport(1280, 1200);
	return renderApp("/app/access", { person: sam });
}

afterEach(async () => {
	vi.useRealTimers();
	localStorage.clear();
	window.dispatchEvent(new Event("access"));
	await expect.poll(() => document.querySelector(".access-bar, .access-mark")).toBeNull();
});

test("scanning is turned on, then tried and configured with the switch itself", async () => {
	await open();
	takeClock();
	await way(/Scanning/).click();
	await expect.poll(lit).not.toEqual([]);
	(document.activeElement as HTMLElement).blur();
	await scanTo("Two");
	await status("You chose Two. Presses so far: 1.");
	await scanTo("How long each item is lit: less");
	expect(accessProfile().scan).toMatchObject({ on: true, pace: 1400 });
	await scanTo("Stop scanning");
	await scanTo("Stop now");
	expect(lit()).toEqual([]);
	await page.getByRole("button", { name: "Start again" }).click();
	expect(lit()).not.toEqual([]);
});

test("the switch is learnt by pressing it, and the former switch is a normal key again", async () => {
	await open({ scan: { on: true } });
	await page.getByRole("button", { name: "Learn another" }).click();
	await status(/Press your switch now/);
	await userEvent.keyboard("j");
	await expect.element(page.getByText("J", { exact: true }).first()).toBeVisible();
	expect(accessProfile().switches.choose).toEqual(["key:KeyJ"]);
	await page.getByRole("button", { name: "Space and Enter" }).click();
	expect(accessProfile().switches.choose).toEqual(["key:Space", "key:Enter"]);
});

test("a mouse button can be the switch, and the click that sets it presses nothing", async () => {
	await open({ scan: { on: true } });
	await page.getByRole("button", { name: "Learn another" }).click();
	await page.getByText(/Press your switch now/).click({ button: "right" });
	expect(accessProfile().switches.choose).toEqual(["pointer:2"]);
});

test("a shortcut key can be changed", async () => {
	await open();
	await page.getByRole("button", { name: "Yes: Y. Change" }).click();
	await userEvent.keyboard("1");
	await status("1 cannot be changed");
	await userEvent.keyboard("j");
	await expect.element(page.getByRole("button", { name: "Yes: J. Change" })).toBeVisible();
	expect(accessProfile().keys.changed).toEqual({ yes: "j" });
	await page.getByRole("button", { name: "Reset all keys" }).click();
	await expect.element(page.getByRole("button", { name: "Yes: Y. Change" })).toBeVisible();
});

test("a switch can be set up before login, and then logs in", async () => {
	await renderApp("/login");
	await page.getByRole("button", { name: "Use a switch, eye gaze or a joystick" }).click();
	await expect.element(page.getByRole("dialog", { name: "Ways to press" })).toBeVisible();
	takeClock();
	await way(/Scanning/).click();
	await expect.poll(lit).not.toEqual([]);
	(document.activeElement as HTMLElement).blur();
	await scanTo("Close");
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
	await scanTo("Log in");
	await expect.element(page.getByText("Email is required.")).toBeVisible();
});

test("gamepad buttons are learnt by pressing them; if one is in use, the two are swapped", async () => {
	let down: number | undefined;
	const buttons = () => Array.from({ length: 8 }, (_, at) => ({ pressed: at === down }));
	const pads = vi
		.spyOn(navigator, "getGamepads")
		.mockImplementation(() => [{ index: 0, buttons: buttons(), axes: [0, 0] } as unknown as Gamepad]);
	onTestFinished(() => pads.mockRestore());
	await open({ gamepad: { on: true } });
	const learn = async (label: string, button: number) => {
		await page.getByRole("button", { name: `${label}: learn another` }).click();
		await status(/^Press a button of your gamepad now/);
		down = button;
		await expect.element(page.getByRole("button", { name: `${label}: learn another` })).toBeVisible();
		down = undefined;
	};
	await learn("The button that presses", 5);
	expect(accessProfile().gamepad).toMatchObject({ choose: 5, back: 1 });
	await expect.element(page.getByText("Gamepad button 6")).toBeVisible();
	await learn("The button that goes back", 5);
	expect(accessProfile().gamepad).toMatchObject({ choose: 1, back: 5 });
});
