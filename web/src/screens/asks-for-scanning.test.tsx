import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessProfile } from "../access/profile.ts";
import { renderApp } from "../testing/render-app.tsx";
import { lit, scanTo, takeClock } from "../testing/scan.ts";

const question = page.getByText(/^Are you using a switch\? Press again/);
const explanation = page.getByText(/^Scanning is on\./);

async function open(address = "/app") {
	// A new person each time, because typed text is restored.
	const { isWhole } = await renderApp(address, { person: { id: crypto.randomUUID(), email: "sam@example.com" } });
	await expect.poll(isWhole).toBe(true);
	// The app listens once this is loaded.
	await import("../features/access/watch-for-switch.ts");
	(document.activeElement as HTMLElement | null)?.blur();
	takeClock();
}
async function press(key: string, times: number) {
	for (let time = 0; time < times; time++) {
		vi.advanceTimersByTime(600);
		await userEvent.keyboard(key);
	}
}

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
	document.body.click();
	vi.useRealTimers();
	localStorage.clear();
	window.dispatchEvent(new Event("access"));
	await expect.poll(() => document.querySelector(".access-bar, .access-mark, .page-notices section")).toBeNull();
});

describe("five presses of one key without effect", () => {
	test.each([
		["{Enter}", ["key:Space", "key:Enter"]],
		["j", ["key:KeyJ"]],
	])("%s: ask whether it is a switch, and one more press turns scanning on with it", async (key, choose) => {
		await open();
		await press(key, 5);
		await expect.element(question).toBeVisible();
		expect(accessProfile().scan.on).toBe(false);
		await press(key, 1);
		await expect.element(explanation).toBeVisible();
		await expect.element(page.getByText(/To stop scanning, hold your switch for 3 seconds/)).toBeVisible();
		await expect.element(question).not.toBeInTheDocument();
		await expect.poll(lit).not.toEqual([]);
		expect(accessProfile()).toMatchObject({ scan: { on: true }, switches: { choose } });
	});

	test("scanning turned on this way can be turned off by the switch", async () => {
		await open();
		await press("{Enter}", 5);
		await expect.element(question).toBeVisible();
		await press("{Enter}", 1);
		await expect.poll(lit).not.toEqual([]);
		await scanTo("Turn scanning off");
		await expect.element(explanation).not.toBeInTheDocument();
		expect(accessProfile().scan.on).toBe(false);
		await expect.poll(lit).toEqual([]);
	});

	test("a press too soon after the question belongs to the earlier ones; another key or a click means no", async () => {
		await open();
		for (const no of [() => press("9", 1), () => page.getByRole("heading", { level: 1 }).click()]) {
			await press("{Enter}", 5);
			await expect.element(question).toBeVisible();
			await userEvent.keyboard("{Enter}");
			await expect.element(question).toBeVisible();
			await no();
			await expect.element(question).not.toBeInTheDocument();
		}
		await press("{Enter}", 1);
		expect(accessProfile().scan.on).toBe(false);
	});
});

describe("do not ask", () => {
	/** The presses so far do not count: five new ones are needed. */
	async function expectNoneCounted(key: string) {
		await press(key, 4);
		await expect.element(question).not.toBeInTheDocument();
		await press(key, 1);
		await expect.element(question).toBeVisible();
	}

	test("presses in a field", async () => {
		await open();
		const field = page.getByRole("textbox", { name: /^What they say/ });
		await field.click();
		await press("j", 6);
		await expect.element(field).toHaveValue("jjjjjj");
		field.element().blur();
		await expectNoneCounted("j");
	});

	test("presses of a control", async () => {
		await open();
		(page.getByRole("button", { name: "More", exact: true }).element() as HTMLElement).focus();
		await press("{Enter}", 6);
		(document.activeElement as HTMLElement).blur();
		await expectNoneCounted("{Enter}");
	});

	test("a command key", async () => {
		await open();
		await press("c", 6);
		await expectNoneCounted("j");
	});

	test("a held key, which is one press", async () => {
		await open();
		await userEvent.keyboard("{j>9/}");
		await press("j", 3);
		await expect.element(question).not.toBeInTheDocument();
		await press("j", 1);
		await expect.element(question).toBeVisible();
	});

	test.each([
		["that is pressed with another", "{Control>}jjjjjj{/Control}"],
		["that takes turns with another", "jj9jj9jj9"],
	])("a key %s", async (_, keys) => {
		await open();
		await userEvent.keyboard(keys);
		await expectNoneCounted("j");
	});

	test("keys that scroll the page", async () => {
		await page.viewport(1280, 300);
		await open("/app/access");
		for (const key of [...Array(6).fill(" "), "{ArrowDown}", "{End}"]) {
			const scrolled = new Promise((resolve) => document.addEventListener("scrollend", resolve, { once: true }));
			await press(key, 1);
			await scrolled;
		}
		await press("{ArrowDown}", 6);
		await expectNoneCounted("j");
	});
});
