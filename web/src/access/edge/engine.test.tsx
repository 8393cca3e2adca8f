import { useState } from "react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../ui/base.css";
import { openWithAccess } from "../../testing/access-engine.ts";
import { lit, scanTo } from "../../testing/scan.ts";
import { Button } from "../../ui/button.tsx";
import { DialogWindow } from "../../ui/dialog-window.tsx";
import { forgetHabits } from "../habits.ts";
import { changeAccess } from "../profile.ts";

let pressed: string[];
const key = (name: string) => userEvent.keyboard(name);
const press = (name: string) => () => void pressed.push(name);

beforeEach(async () => {
	pressed = [];
	await page.viewport(1000, 800);
});
const named = (...names: string[]) =>
	names.map((name) => (
		<Button key={name} onPress={press(name)}>
			{name}
		</Button>
	));

function Asks() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button onPress={() => setOpen(true)}>Open</Button>
			<DialogWindow title="A question" isOpen={isOpen} onClose={() => setOpen(false)}>
				{named("Sure")}
			</DialogWindow>
		</>
	);
}

function Field() {
	const [words, setWords] = useState("");
	return (
		<>
			<input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} maxLength={6} />
			<p>Written: {words}</p>
			{named("Say")}
		</>
	);
}

const scanning = { scan: { on: true } };

describe("scanning", () => {
	test("reaches the controls of the page, including disabled ones, and its own exit", async () => {
		await openWithAccess(
			<>
				{named("One")}
				<Button aria-disabled onPress={press("why")}>
					Not yet
				</Button>
				<Button isDisabled>Never</Button>
				<p data-scan="off">{named("To be read")}</p>
			</>,
			scanning,
		);
		const seen: string[] = [];
		for (let step = 0; step < 3; step++) {
			seen.push(...lit());
			vi.advanceTimersByTime(step ? 1500 : 2250);
		}
		expect(seen).toEqual(["One", "Not yet", "Stop scanning"]);
		await scanTo("Not yet");
		expect(pressed).toEqual(["why"]);
	});

	test("a pointer presses the control under it, unless a press anywhere is the switch", async () => {
		await openWithAccess(named("One", "Two"), scanning);
		expect(lit()).toEqual(["One"]);
		await page.getByRole("button", { name: "Two" }).click();
		expect(pressed).toEqual(["Two"]);
		changeAccess({ switches: { choose: ["pointer:0"] } });
		await page.getByRole("button", { name: "Two" }).click();
		expect(pressed).toEqual(["Two", "One"]);
		await page.getByRole("button", { name: "Stop scanning" }).click();
		await page.getByRole("button", { name: "Stop now" }).click();
		expect(lit()).toEqual([]);
		await page.getByRole("button", { name: "Two" }).click();
		expect(pressed).toEqual(["Two", "One", "Two"]);
	});

	test.each([
		["Escape", () => key("{Escape}")],
		[
			"Stop scanning, pressed once more",
			async () => {
				await scanTo("Stop scanning");
				await scanTo("Stop now");
			},
		],
		[
			"the switch held for three seconds",
			async () => {
				await key("{ >}");
				vi.advanceTimersByTime(3000);
				await key("{/ }");
			},
		],
	])("%s stops it; holding the switch starts it again, and nothing was pressed", async (_, leave) => {
		await openWithAccess(named("One", "Two"), scanning);
		await leave();
		expect(lit()).toEqual([]);
		await expect.element(page.getByText(/Scanning is stopped/)).toBeVisible();
		vi.advanceTimersByTime(60_000);
		expect(lit()).toEqual([]);
		await key("{ >}");
		vi.advanceTimersByTime(3000);
		await key("{/ }");
		expect(lit()).toEqual(["One"]);
		expect(pressed).toEqual([]);
	});

	test.each(["Go on", "Two"])("one wrong press of Stop scanning does not stop it: %s follows", async (next) => {
		await openWithAccess(named("One", "Two"), scanning);
		await scanTo("Stop scanning");
		await expect.element(page.getByText(/^Stop scanning\? To start again, hold your switch/)).toBeVisible();
		await scanTo(next);
		await scanTo("One");
		expect(pressed.at(-1)).toBe("One");
		await expect.element(page.getByRole("button", { name: "Stop scanning" })).toBeVisible();
	});

	test("stays inside an opened dialog, reaches its close button, and then continues behind it", async () => {
		await openWithAccess(<Asks />, scanning);
		await scanTo("Open");
		await expect.element(page.getByRole("dialog")).toBeVisible();
		await scanTo("Sure");
		expect(pressed).toEqual(["Sure"]);
		await scanTo("Close");
		await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
		await expect.poll(lit).toEqual(["Open"]);
	});

	test("waits while something is spoken", async () => {
		await openWithAccess(<div data-scan-pause>{named("One")}</div>, scanning);
		vi.advanceTimersByTime(10);
		document.body.firstElementChild?.setAttribute("data-open", "");
		await expect.poll(lit).toEqual([]);
		await key(" ");
		expect(lit()).toEqual(["One"]);
		expect(pressed).toEqual([]);
	});

	test("with two switches one moves and one presses", async () => {
		await openWithAccess(named("One", "Two", "Three"), {
			scan: { on: true, way: "two" },
			switches: { move: ["key:KeyM"], choose: ["key:KeyC"] },
		});
		for (const name of ["m", "m", "c"]) {
			await key(name);
			vi.advanceTimersByTime(400);
		}
		expect(pressed).toEqual(["Three"]);
	});

	test("a press counts even if the focus moves while the switch is down, but not if the window is left", async () => {
		await openWithAccess(named("One", "Two"), scanning);
		const [one, two] = page.getByRole("button", { name: /One|Two/ }).elements() as HTMLElement[];
		one?.focus();
		await key("{ >}");
		two?.focus();
		await key("{/ }");
		expect(pressed).toEqual(["One"]);
		vi.advanceTimersByTime(400);
		await key("{ >}");
		window.dispatchEvent(new FocusEvent("blur"));
		await key("{/ }");
		expect(pressed).toEqual(["One"]);
	});

	test("in a field in use by hand the switch key types; a field reached by scanning gets an on-screen keyboard", async () => {
		await openWithAccess(<Field />, scanning);
		const field = page.getByRole("textbox");
		await field.click();
		await key("a b");
		await expect.element(field).toHaveValue("a b");
		(document.activeElement as HTMLElement).blur();
		await scanTo("Words");
		await expect.element(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
		await scanTo("Delete");
		await scanTo("e");
		await scanTo("ABC, capital letter");
		await scanTo("T");
		await expect.element(page.getByText("Written: a eT")).toBeVisible();
		await scanTo("Done");
		await expect.element(page.getByRole("dialog", { name: "Keyboard" })).not.toBeInTheDocument();
		await scanTo("Say");
		expect(pressed).toEqual(["Say"]);
	});

	test("a long press undoes the last choice: a letter, a checkbox, a dialog", async () => {
		await openWithAccess(
			<>
				<Field />
				<label>
					<input type="checkbox" />
					Louder
				</label>
				<Asks />
			</>,
			{ scan: { on: true }, switches: { long: "undoes", longAfter: 1000 } },
		);
		async function hold() {
			vi.advanceTimersByTime(400);
			await key("{ >}");
			vi.advanceTimersByTime(1000);
			await expect.element(page.getByText("Let go to undo your last choice")).toBeVisible();
			await key("{/ }");
			await vi.advanceTimersByTimeAsync(20);
		}
		await scanTo("Louder");
		await expect.element(page.getByRole("checkbox")).toBeChecked();
		await hold();
		await expect.element(page.getByRole("checkbox")).not.toBeChecked();
		await scanTo("Open");
		await expect.element(page.getByRole("dialog")).toBeVisible();
		await hold();
		await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
		await scanTo("Words");
		await expect.element(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
		for (const letter of ["t", "e"]) await scanTo(letter);
		await expect.element(page.getByText("Written: te")).toBeVisible();
		await hold();
		await hold();
		await expect.element(page.getByText("Written: t", { exact: true })).toBeVisible();
		await scanTo("Done");
	});

	test("a native list is shown as buttons", async () => {
		const changed = vi.fn();
		await openWithAccess(
			<label>
				Country
				<select onChange={({ target }) => changed(target.value)}>
					<option>Australia</option>
					<option>Chile</option>
				</select>
			</label>,
			scanning,
		);
		vi.advanceTimersByTime(100);
		await key(" ");
		await expect.element(page.getByRole("dialog", { name: "Country" })).toBeVisible();
		await scanTo("Chile");
		expect(changed).toHaveBeenCalledWith("Chile");
		await expect.element(page.getByRole("combobox")).toHaveValue("Chile");
	});
});

test("with learning on, a round starts with the usual next choice; nothing on the screen moves, and it can be forgotten", async () => {
	await openWithAccess(<>{named("One", "Two", "Three", "Four")}</>, { scan: { on: true, learned: true } });
	const places = () => Array.from(document.querySelectorAll("button"), (each) => each.getBoundingClientRect().left);
	const before = places();
	for (let times = 0; times < 3; times++) {
		await scanTo("Two");
		expect(lit()).not.toEqual(["Four"]);
		await scanTo("Four");
	}
	await scanTo("Two");
	vi.advanceTimersByTime(0);
	const round: string[][] = [];
	for (let step = 0; step < 5; step++) {
		round.push(lit());
		vi.advanceTimersByTime(step ? 1500 : 2250);
	}
	expect(round.flat()).toEqual(["Four", "One", "Two", "Three", "Stop scanning"]);
	expect(places()).toEqual(before);
	// No personal words are stored.
	expect(localStorage.getItem("access-habits")).not.toMatch(/two|four/i);
	forgetHabits();
	await scanTo("Two");
	expect(lit()).toEqual(["One"]);
});

test.each(["null", '{"n1":7}', "full"])("whatever is stored for learning, presses work: %s", async (kept) => {
	if (kept !== "full") localStorage.setItem("access-habits", kept);
	await openWithAccess(named("One", "Two"), { scan: { on: true, learned: true } });
	if (kept === "full") {
		const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("Full", "QuotaExceededError");
		});
		onTestFinished(() => void full.mockRestore());
	}
	await scanTo("Two");
	expect(pressed).toEqual(["Two"]);
});
