import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AccessProfile } from "../access/profile.ts";
import { openKeyboard } from "../access/writing/on-screen-keyboard.ts";
import { writeBelongings } from "../features/bring-along/belongings-file.ts";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { expectRoomToRest } from "../testing/rest-zone.ts";
import { expectReached } from "../testing/scan.ts";
import { remembers, said, signedIn, windows } from "../testing/windows.tsx";

const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();

afterEach(async () => {
	localStorage.clear();
	for (const panel of document.querySelectorAll(".access-panel, body > :is(select, textarea)")) panel.remove();
	await page.viewport(1280, 800);
});

const lying = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

test.each(Object.entries(windows))(
	"%s: a scan reaches every control of the dialog, and the exit; there is space for the rest area",
	async (_, open) => {
		await page.viewport(390, 844);
		await open();
		await expect.poll(() => document.querySelector(lying)?.checkVisibility()).toBe(true);
		await expectReached();
		await expectRoomToRest();
	},
);

/** The components of dialogs, menus and lists, ours and the library's. */
const makings =
	/(^|\/)(dialog|dialog-window|whole-window|panel)\.tsx?$|^react-aria-components\/(Modal|Popover|Menu|ComboBox|Select|Tooltip)$/;
/** They have no controls of their own except a close button, which is in every dialog. */
const made = ["ui/dialog.tsx", "ui/dialog-window.tsx", "ui/whole-window.tsx", "access/writing/panel.ts"];

test("every dialog is covered", async () => {
	const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "!../testing/**"], {
		query: "?raw",
		import: "default",
		eager: true,
	});
	const lies = ([, source]: [string, string]) =>
		[...source.matchAll(/from "([^"]+)"/g)].some(
			([, from = ""]) => makings.test(from) && !from.endsWith("/ui/panel.tsx"),
		) || /createPortal|showModal|\bpopover=|role="(alert)?dialog"/.test(source);
	const found = Object.entries(sources)
		.filter(lies)
		.map(([file]) => file.replace("../", ""))
		.filter((file) => !made.includes(file));
	expect(found.toSorted()).toEqual(Object.keys(windows).toSorted());
});

const vendor = "Example Voices";
/** Voice and words, with a server that supports banked voices. */
const withVendor = (ownVoice: object) =>
	signedIn("/app/voice", { ...remembers, "/v1/users": { ...newcomer, own_voice: { vendor, ...ownVoice } } });

/** States of a screen during use. */
const states: Record<string, () => Promise<unknown>> = {
	async "a history with a line"() {
		await signedIn("/app/memory", remembers);
		await expect.element(page.getByText(said.text)).toBeVisible();
	},
	async "a line of the history that was deleted, and one that is heard again"() {
		const lines = [said, { ...said, id: crypto.randomUUID(), text: "Tea, please.", role: "assistant" }];
		await signedIn("/app/history", {
			...remembers,
			"/v1/memory": { total: 2, retention_days: 90, entries: lines, next: null },
			"POST /v1/tts": () => new Promise(() => {}),
		});
		await press(`Delete: ${said.text}`);
		await press("Speak: Tea, please.");
		await expect.element(page.getByRole("button", { name: "Stop: Tea, please." })).toBeVisible();
		await expect.element(page.getByRole("button", { name: "Undo" })).toBeVisible();
	},
	async "a history without its server"() {
		await signedIn("/app/history", { "/v1/memory": refusing("busy") });
		await expect.element(page.getByText(/These are the lines on this device/)).toBeVisible();
	},
	async "what is in the account, looked at"() {
		const setup = { access: AccessProfile.parse({ scan: { pace: 2400 } }), device: { contrast: "more" } };
		await signedIn("/app/bring-along", { "/v1/users/access": { setup, changedAt: new Date().toISOString() } });
		await press("Look at it");
		await expect.element(page.getByRole("button", { name: "Take what is ticked" })).toBeVisible();
	},
	async "listening that is tried"() {
		await signedIn("/app/access");
		await press("Try it");
		await expect.element(page.getByRole("button", { name: "Close" })).toBeVisible();
	},
	async "a key that is asked for"() {
		await signedIn("/app/access");
		await press(/^Yes: Y\. Change/);
		await expect.element(page.getByText(/^Press the new key for Yes/)).toBeVisible();
	},
	async "the form for a voice of one's own"() {
		await withVendor({ kept: null, is_chosen: false, speaks: false });
		await page.getByRole("radio", { name: "My own voice" }).click();
		await page.getByRole("button", { name: "Listen", exact: true }).click();
		await expect.element(page.getByText("Please tick this box first")).toBeVisible();
	},
	async "a voice of one's own that speaks"() {
		const kept = { voice_id: "MyOwnVoice1", vendor, consented_at: "2026-11-20T10:00:00.000Z" };
		await withVendor({ kept, is_chosen: true, speaks: true });
		await expect.element(page.getByText(/with your agreement of/)).toBeVisible();
	},
	async "a file that was opened to bring it along"() {
		await signedIn("/app/bring-along");
		const file = writeBelongings({ device: { textSize: "large" } });
		await userEvent.upload(page.getByLabelText("File to bring along"), new File([file], "mine.json"));
		await expect.element(page.getByRole("button", { name: "Take what is ticked" })).toBeVisible();
	},
	async "a new phrase"() {
		await signedIn("/app/phrases", { "/v1/phrases": { phrases: [] } });
		await press("New phrase");
		await expect.element(page.getByRole("textbox", { name: "What to say" })).toBeVisible();
	},
	async "every way of pressing and what is read, switched on"() {
		localStorage.setItem("access", JSON.stringify({ scan: { cue: "tick" }, dwell: {}, reading: { on: true } }));
		await signedIn("/app/access");
		for (const name of [/^Scanning/, /^Dwell/, /^Joystick/]) await page.getByRole("checkbox", { name }).click();
		for (const label of [
			"How long each item is lit",
			"How long the pointer rests",
			"How far it must lean",
			"How loud it reads",
		])
			await expect.element(page.getByText(label, { exact: true }).first()).toBeVisible();
	},
};

test.each(Object.entries(states))("%s: a scan reaches every control", async (_, open) => {
	await open();
	await expectReached();
});

test.each(["text", "email", "password", "number"])("the on-screen keyboard, for a field of %s", async (type) => {
	const field = document.body.appendChild(document.createElement("input"));
	if (type === "number") field.inputMode = "numeric";
	else field.type = type;
	openKeyboard(field);
	await expectReached();
	field.remove();
});
