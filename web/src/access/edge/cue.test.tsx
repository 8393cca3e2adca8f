import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openWithAccess } from "../../testing/access-engine.ts";
import { markSpeech } from "../../voice/mark-speech.ts";

test("the highlighted target is spoken at its own volume, a group by its first names; a choice stops it before the press", async () => {
	const heard: [string, number][] = [];
	const speak = vi
		.spyOn(speechSynthesis, "speak")
		.mockImplementation(({ text, volume }) => void heard.push([text, volume]));
	const ends: string[] = [];
	const cancel = vi.spyOn(speechSynthesis, "cancel").mockImplementation(() => void ends.push("cue ends"));
	onTestFinished(() => [speak, cancel].forEach((each) => void each.mockRestore()));
	await page.viewport(1000, 800);
	await openWithAccess(
		<>
			<button type="button" aria-label="Yes, please" onClick={() => ends.push("pressed")}>
				Yes
			</button>
			<label>
				Louder <input type="checkbox" />
			</label>
			<fieldset>
				{["Tea", "Coffee", "Juice", "Milk", "Water"].map((each) => (
					<button key={each} type="button">
						{each}
					</button>
				))}
			</fieldset>
		</>,
		{ scan: { on: true, cue: "spoken", cueVolume: 30 } },
	);
	vi.advanceTimersByTime(2250 + 1500 + 1500);
	expect(heard.map(([text]) => text)).toEqual(["Louder", "Tea, and 4 more", "Stop scanning"]);
	for (const [, volume] of heard) expect(volume).toBeCloseTo(0.3);
	vi.advanceTimersByTime(1500 + 500);
	ends.length = 0;
	await userEvent.keyboard(" ");
	expect(ends.slice(0, 2)).toEqual(["cue ends", "pressed"]);
});

test("cues and choices do not interrupt the person's speech, which stops a cue; so does listening", async () => {
	const heard: string[] = [];
	const speak = vi.spyOn(speechSynthesis, "speak").mockImplementation(({ text }) => void heard.push(text));
	const cancel = vi.spyOn(speechSynthesis, "cancel");
	onTestFinished(() => [speak, cancel].forEach((each) => void each.mockRestore()));
	await openWithAccess(
		["One", "Two", "Three"].map((each) => (
			<button key={each} type="button">
				{each}
			</button>
		)),
		{ scan: { on: true, cue: "spoken" }, reading: { on: true } },
	);
	vi.advanceTimersByTime(2250);
	expect(heard).toEqual(["Two"]);
	cancel.mockClear();
	const unmark = markSpeech();
	onTestFinished(unmark);
	await expect.poll(() => cancel.mock.calls.length).toBe(1);
	vi.advanceTimersByTime(1500);
	await userEvent.keyboard(" ");
	await userEvent.click(document.body);
	expect(heard).toEqual(["Two"]);
	expect(cancel).toHaveBeenCalledTimes(1);
	unmark();
	vi.advanceTimersByTime(2250);
	expect(heard).toHaveLength(2);
	const listening = document.body.appendChild(document.createElement("p"));
	onTestFinished(() => listening.remove());
	cancel.mockClear();
	listening.dataset.listens = "";
	await expect.poll(() => cancel.mock.calls.length).toBe(1);
	vi.advanceTimersByTime(1500);
	expect(heard).toHaveLength(2);
});
