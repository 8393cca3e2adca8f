import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { scopeOf, targetsIn } from "../access/edge/targets.ts";
import { changeAccess } from "../access/profile.ts";
import { blankCard, type EmergencyCard, keepCard } from "../emergency/emergency-card.ts";
import { openKept } from "../kept/in-browser.ts";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";
import { scriptedVoices } from "../testing/scripted-voices.ts";
import { silence } from "../testing/silence.ts";
import { watchPage } from "../testing/watch-page.ts";
import { chooseDeviceVoice } from "../voice/device-voice.ts";

const card: EmergencyCard = { ...blankCard, isOn: true, sentence: "Please help me.", name: "Robin", call: "Ann, 0400" };

/** The communicator of a person with a configured card, its sentence prepared, and an unreachable server. */
async function open() {
	const person = { id: crypto.randomUUID(), email: "sam@example.com" };
	const kept = await openKept(person.id);
	await keepCard(kept, card, async () => silence());
	kept.close();
	await renderApp("/app", { person, answers: { "POST /v1/tts": refusing("speech_failed") } });
	await expect.element(sos()).toBeVisible();
	// A browser allows sound on a page in use.
	await page.getByRole("heading", { level: 1 }).click();
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const sos = () => page.getByRole("button", { name: /^SOS/ });
const calling = () => page.getByRole("alertdialog", { name: "Emergency" });
const asked = () => page.getByRole("alertdialog", { name: "Call for help?" });
const hold = (type: string) =>
	sos()
		.element()
		.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "touch", bubbles: true }));

const played = vi.spyOn(AudioBufferSourceNode.prototype, "start");
const closed = vi.spyOn(AudioContext.prototype, "close");
vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue();

beforeEach(async () => {
	await page.viewport(390, 844);
	played.mockClear();
	closed.mockClear();
});
afterEach(() => localStorage.clear());

/** Until the test ends, the page's time runs ten times as fast. */
function hurry(): void {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const ticking = setInterval(() => vi.advanceTimersByTime(100), 10);
	onTestFinished(() => {
		clearInterval(ticking);
		vi.useRealTimers();
	});
}

test("held, it repeats the sentence and shows the card, until Stop", async () => {
	await open();
	hurry();
	const seen = watchPage(() => document.body.textContent);
	hold("pointerdown");
	await expect.poll(() => seen).toContainEqual(expect.stringContaining("Keep holding. Let go to cancel."));
	await expect.element(calling()).toBeVisible();
	hold("pointerup");
	await expect.element(calling()).toMatchTextContent(/Please help me\..*My nameRobinPlease callAnn, 0400/);
	await expect.element(calling()).not.toHaveTextContent("Where I live");
	await expect.poll(() => played.mock.calls.length).toBeGreaterThan(1);
	await userEvent.keyboard("{Escape}");
	await expect.element(calling()).toBeVisible();
	await button("Stop").click();
	await expect.element(calling()).not.toBeInTheDocument();
	expect(closed).toHaveBeenCalledOnce();
});

test.each([true, false])(
	"the person's device voice speaks too, at its own volume, between two loud repetitions; it speaks: %s",
	async (speaks) => {
		const script = scriptedVoices([{ name: "Karen", lang: "en-AU" }]);
		script.speaks = speaks;
		chooseDeviceVoice({ uri: "uri:Karen", name: "Karen", language: "en-AU", rate: 0.75, pitch: 1, volume: 0.2 });
		await open();
		hurry();
		hold("pointerdown");
		await expect.element(calling()).toBeVisible();
		hold("pointerup");
		const said = { text: card.sentence, voice: "Karen", rate: 0.75, pitch: 1, volume: 1 };
		await expect.poll(() => played.mock.calls.length).toBeGreaterThan(1);
		expect(script.said).toEqual(speaks ? [said] : []);
		await button("Stop").click();
	},
);

test("a device voice that begins and stalls is dropped, and the prepared sound goes on", async () => {
	const script = scriptedVoices([{ name: "Karen", lang: "en-AU" }]);
	script.stalls = true;
	chooseDeviceVoice({ uri: "uri:Karen", name: "Karen", language: "en-AU", rate: 1, pitch: 1, volume: 1 });
	await open();
	hurry();
	hold("pointerdown");
	await expect.element(calling()).toBeVisible();
	hold("pointerup");
	// Twice more: the voice is not used again.
	await expect.poll(() => played.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(2);
	expect(script.said).toHaveLength(1);
	await button("Stop").click();
}, 60_000);

test("if the clock of the sound stops, a device voice speaks, and the next repetition uses another context", async () => {
	const script = scriptedVoices([{ name: "Daniel", lang: "en-AU" }]);
	await open();
	const spies = [
		vi.spyOn(AudioContext.prototype, "currentTime", "get").mockReturnValue(1),
		vi.spyOn(AudioBufferSourceNode.prototype, "onended", "set").mockImplementation(() => {}),
	];
	onTestFinished(() => {
		for (const spy of spies) spy.mockRestore();
	});
	hold("pointerdown");
	await expect.element(calling()).toBeVisible();
	hold("pointerup");
	await expect.poll(() => script.said).toMatchObject([{ text: card.sentence, voice: "Daniel" }]);
	for (const spy of spies) spy.mockRestore();
	await expect.poll(() => played.mock.calls.length).toBeGreaterThan(1);
	const [first, next] = played.mock.contexts.map((it) => (it as AudioBufferSourceNode).context);
	expect(first?.state).toBe("closed");
	expect(next).not.toBe(first);
	await button("Stop").click();
});

test("if the clock stops and the browser gives no other context, a device voice goes on", async () => {
	const script = scriptedVoices([{ name: "Daniel", lang: "en-AU" }]);
	await open();
	const stands = vi.spyOn(AudioContext.prototype, "currentTime", "get").mockReturnValue(1);
	const ends = vi.spyOn(AudioBufferSourceNode.prototype, "onended", "set").mockImplementation(() => {});
	onTestFinished(() => {
		stands.mockRestore();
		ends.mockRestore();
		vi.unstubAllGlobals();
	});
	hold("pointerdown");
	await expect.element(calling()).toBeVisible();
	hold("pointerup");
	vi.stubGlobal(
		"AudioContext",
		class {
			constructor() {
				throw new DOMException("No more contexts", "NotSupportedError");
			}
		},
	);
	await expect.poll(() => script.said.length, { timeout: 20_000 }).toBeGreaterThan(1);
	await button("Stop").click();
});

test("an online voice is not used", async () => {
	const script = scriptedVoices([{ name: "Cloud", lang: "en-AU", localService: false }]);
	chooseDeviceVoice({ uri: "uri:Cloud", name: "Cloud", language: "en-AU", rate: 1, pitch: 1, volume: 1 });
	await open();
	hurry();
	hold("pointerdown");
	await expect.element(calling()).toBeVisible();
	hold("pointerup");
	await expect.poll(() => played.mock.calls.length).toBeGreaterThan(1);
	expect(script.said).toEqual([]);
	await button("Stop").click();
});

test("released early, tapped or brushed by a key, it explains itself and speaks nothing", async () => {
	await open();
	hold("pointerdown");
	await expect.element(page.getByText("Keep holding. Let go to cancel.")).toBeVisible();
	hold("pointerup");
	await expect.element(page.getByText("Keep holding. Let go to cancel.")).not.toBeInTheDocument();
	await sos().click();
	await expect.element(asked()).toMatchTextContent(/Hold SOS for 2 seconds/);
	await button("Not now").click();
	await expect.element(asked()).not.toBeInTheDocument();
	for (const key of ["{Enter}", " "]) {
		(sos().element() as HTMLElement).focus();
		await userEvent.keyboard(key);
		await expect.element(button("Not now")).toHaveFocus();
		await userEvent.keyboard(key);
		await expect.element(asked()).not.toBeInTheDocument();
	}
	expect(played).not.toHaveBeenCalled();
	await expect.element(calling()).not.toBeInTheDocument();
});

test("a held key starts the alarm, which goes on while the key is down", async () => {
	await open();
	(sos().element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter>}");
	await expect.element(calling()).toBeVisible();
	await expect.element(button("Stop")).not.toHaveFocus();
	await userEvent.keyboard("{/Enter}");
	await expect.element(button("Stop")).toHaveFocus();
	await expect.element(calling()).toBeVisible();
	await userEvent.keyboard("{Enter}");
	await expect.element(calling()).not.toBeInTheDocument();
});

test("two selections of a scan start the alarm, one does not; a third stops it", async () => {
	await open();
	// Presses the highlighted control like a scan.
	const choose = (text: string) =>
		targetsIn(scopeOf())
			.find(({ textContent }) => textContent === text)
			?.click();
	choose("SOS");
	await expect.element(asked()).toBeVisible();
	expect(played).not.toHaveBeenCalled();
	expect(targetsIn(scopeOf()).map(({ textContent }) => textContent)).toEqual(["", "Not now", "Call for help now"]);
	choose("Call for help now");
	await expect.element(calling()).toBeVisible();
	expect(targetsIn(scopeOf()).map(({ textContent }) => textContent)).toEqual(["Stop"]);
	choose("Stop");
	await expect.element(calling()).not.toBeInTheDocument();
});

test("twice the dwell time starts the alarm at once without a question", async () => {
	await open();
	const seen = watchPage(() => document.querySelector("[data-dwelt]")?.getAttribute("data-dwell"));
	// Away from the dwell bar: its rest button would start a rest.
	await sos().hover();
	changeAccess({ dwell: { on: true, time: 600 } });
	await expect.element(page.getByRole("button", { name: "Rest", exact: true })).toBeVisible();
	await sos().hover({ position: { x: 12, y: 12 } });
	await expect.poll(() => seen).toContain("double");
	await expect.element(calling()).toBeVisible();
	await button("Stop").click();
});

test("off until configured; the card is stored only on this device", async () => {
	const person = { id: crypto.randomUUID(), email: "sam@example.com" };
	const { asked: calls } = await renderApp("/app/emergency", {
		person,
		answers: { "POST /v1/tts": { audio_content: silence() } },
	});
	await expect.element(page.getByRole("checkbox", { name: "Show SOS on the communicator" })).not.toBeChecked();
	await page.getByRole("textbox", { name: "Your name" }).fill("Robin Marsh");
	await page.getByRole("checkbox", { name: "Show SOS on the communicator" }).click();
	await button("Save").click();
	await expect
		.element(page.getByText("Saved on this device. The sentence is ready without internet too."))
		.toBeVisible();
	expect(JSON.stringify(calls)).not.toContain("Robin Marsh");
	expect(calls.filter(({ method }) => method !== "GET").map(({ body }) => (body as { text: string }).text)).toEqual([
		blankCard.sentence,
	]);
	const kept = await openKept(person.id);
	expect(await kept.get("emergency", "card")).toMatchObject({ isOn: true, name: "Robin Marsh" });
	kept.close();
});
