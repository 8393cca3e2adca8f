import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { cueOf, giveCue } from "../access/edge/cue.ts";
import { accessProfile, changeAccess } from "../access/profile.ts";
import { blankCard, keepCard } from "../emergency/emergency-card.ts";
import { openKept } from "../kept/in-browser.ts";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";
import { takeClock } from "../testing/scan.ts";
import { silence } from "../testing/silence.ts";
import { remembers, said, signedIn } from "../testing/windows.tsx";

/** The texts given to the device's voice, and how often it was stopped. */
let heard: string[] = [];
let ended = 0;

beforeEach(() => {
	[heard, ended] = [[], 0];
	const spies = [
		vi.spyOn(speechSynthesis, "speak").mockImplementation(({ text }) => void heard.push(text)),
		vi.spyOn(speechSynthesis, "cancel").mockImplementation(() => void ended++),
	];
	changeAccess({ reading: { on: true } });
	onTestFinished(() => {
		vi.useRealTimers();
		for (const spy of spies) spy.mockRestore();
	});
});
afterEach(() => localStorage.clear());

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const come = (to: Locator) => to.element().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
const speaks = () => document.documentElement.hasAttribute("data-speaks");
/** A text is read after the pointer or focus reaches it, once the reading code is loaded. */
const isRead = (to: Locator, words: string | RegExp) =>
	expect
		.poll(() => {
			come(to);
			return heard.at(-1) ?? "";
		})
		.toMatch(words);
/** Expects that a text is not read, however long the pointer stays, nor when it is highlighted. */
function isNotRead(to: Locator) {
	const before = heard.length;
	takeClock();
	come(to);
	vi.advanceTimersByTime(5_000);
	vi.useRealTimers();
	giveCue([to.element() as HTMLElement], cueOf(accessProfile()));
	expect(heard).toHaveLength(before);
}

test("an emergency: reading its button starts no alarm; the alarm is never talked over, and reading resumes after it", async () => {
	const person = { id: crypto.randomUUID(), email: "sam@example.com" };
	const kept = await openKept(person.id);
	await keepCard(kept, { ...blankCard, isOn: true, sentence: "Please help me." }, async () => silence(60));
	kept.close();
	await renderApp("/app", { person, answers: { "POST /v1/tts": refusing("speech_failed") } });
	const sos = button("SOS: hold for 2 seconds to call for help");
	await expect.element(sos).toBeVisible();
	await isRead(sos, /^SOS: hold for 2 seconds/);
	expect(speaks()).toBe(false);
	await sos.click();
	await expect.element(button("Not now")).toHaveFocus();
	await isRead(button("Call for help now"), /^Call for help now$/);
	await button("Call for help now").click();
	await expect.element(page.getByRole("alertdialog", { name: "Emergency" })).toBeVisible();
	await expect.poll(speaks).toBe(true);
	isNotRead(button("Stop"));
	expect(speaks()).toBe(true);
	await button("Stop").click();
	await expect.poll(speaks).toBe(false);
	await isRead(button("Yes"), /^Yes$/);
});

const replays: Record<string, unknown> = {
	"Sayso's voice": { audio_content: silence(60) },
	"a voice of the device": refusing("speech_failed"),
};

test.each(Object.entries(replays))("a replay in %s is not talked over, and not interrupted", async (_, voice) => {
	await signedIn("/app/history", { ...remembers, "POST /v1/tts": voice });
	const speak = button(`Speak: ${said.text}`);
	await expect.element(speak).toBeVisible();
	await isRead(speak, `Speak: ${said.text}`);
	await speak.click();
	await expect.element(button(`Stop: ${said.text}`)).toBeVisible();
	const isSaid = () => voice !== replays["a voice of the device"] || heard.at(-1) === said.text;
	await expect.poll(isSaid).toBe(true);
	const before = ended;
	isNotRead(button(`Delete: ${said.text}`));
	// A press elsewhere stops reading, not speech.
	await page.getByRole("heading", { level: 1 }).click();
	expect([ended, speaks()]).toEqual([before, true]);
	await button(`Stop: ${said.text}`).click();
	await expect.poll(speaks).toBe(false);
	await isRead(button(`Delete: ${said.text}`), `Delete: ${said.text}`);
});
