import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createSpeaker, type SpeakingEvent } from "./speaker.ts";

/** A short silence as a wave file: what the browser decodes, of any kind. */
function sound(milliseconds: number): ArrayBuffer {
	const samples = (24_000 * milliseconds) / 1000;
	const bytes = new DataView(new ArrayBuffer(44 + 2 * samples));
	const text = (at: number, word: string) => {
		for (const [index, letter] of Array.from(word).entries()) bytes.setUint8(at + index, letter.charCodeAt(0));
	};
	text(0, "RIFF");
	bytes.setUint32(4, bytes.byteLength - 8, true);
	text(8, "WAVEfmt ");
	bytes.setUint32(16, 16, true);
	bytes.setUint16(20, 1, true);
	bytes.setUint16(22, 1, true);
	bytes.setUint32(24, 24_000, true);
	bytes.setUint32(28, 48_000, true);
	bytes.setUint16(32, 2, true);
	bytes.setUint16(34, 16, true);
	text(36, "data");
	bytes.setUint32(40, 2 * samples, true);
	return bytes.buffer;
}

async function speaker(fetchSpeech: (text: string, signal: AbortSignal) => Promise<ArrayBuffer>) {
	await render(<button type="button">Speak</button>);
	await page.getByRole("button").click();
	const context = new AudioContext();
	await context.resume();
	const told: SpeakingEvent[] = [];
	const tell = (event: SpeakingEvent) => void told.push(event);
	return { ...createSpeaker({ fetchSpeech, context: () => context, language: () => "en-AU" }), told, tell };
}

/** The browser's own voice, played by the test. */
function browserVoice(happens: "onstart onend" | "onerror") {
	const spy = vi.spyOn(speechSynthesis, "speak").mockImplementation((utterance) => {
		for (const name of happens.split(" ")) utterance.dispatchEvent(new Event(name.slice(2)));
	});
	onTestFinished(() => spy.mockRestore());
}

test("speaks in the person’s voice and tells when it began and ended", async () => {
	const { speak, told, tell } = await speaker(async () => sound(50));
	speak("Hello", tell);
	await vi.waitFor(() => expect(told).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]));
});

test("a prepared word begins within 150 ms of the press and asks nobody", async () => {
	const fetchSpeech = vi.fn(async () => sound(50));
	const { prepare, speak, tell } = await speaker(fetchSpeech);
	const start = vi.spyOn(AudioBufferSourceNode.prototype, "start");
	onTestFinished(() => start.mockRestore());
	prepare("Yes");
	await vi.waitFor(() => expect(fetchSpeech.mock.settledResults).toHaveLength(1));
	await new Promise(requestAnimationFrame);
	const pressed = performance.now();
	speak("Yes", tell);
	await vi.waitFor(() => expect(start).toHaveBeenCalled(), { interval: 1 });
	expect(performance.now() - pressed).toBeLessThan(150);
	expect(fetchSpeech).toHaveBeenCalledOnce();
});

test("without the person’s voice the browser’s own speaks, and is named", async () => {
	browserVoice("onstart onend");
	const { speak, told, tell } = await speaker(() => Promise.reject(new Error("no voice")));
	speak("Hello", tell);
	await vi.waitFor(() => expect(told).toEqual([{ type: "began", by: "browser" }, { type: "ended" }]));
});

test("without any voice it says that it failed", async () => {
	browserVoice("onerror");
	const { speak, told, tell } = await speaker(() => Promise.reject(new Error("no voice")));
	speak("Hello", tell);
	await vi.waitFor(() => expect(told).toEqual([{ type: "failed" }]));
});

test("stopped, it is silent, and so is what it would have told", async () => {
	const { speak, stop, told, tell } = await speaker(async () => sound(10_000));
	const silence = vi.spyOn(AudioBufferSourceNode.prototype, "stop");
	onTestFinished(() => silence.mockRestore());
	speak("A very long story", tell);
	await vi.waitFor(() => expect(told).toHaveLength(1));
	stop();
	expect(silence).toHaveBeenCalledOnce();
	expect(told).toEqual([{ type: "began", by: "voice" }]);
});

test("a new speaking ends the one before, even while that is still being made", async () => {
	const first = Promise.withResolvers<ArrayBuffer>();
	const { speak, told, tell } = await speaker((text) => (text === "one" ? first.promise : Promise.resolve(sound(50))));
	speak("one", () => expect.unreachable("it was ended"));
	speak("two", tell);
	first.resolve(sound(50));
	await vi.waitFor(() => expect(told.at(-1)).toEqual({ type: "ended" }));
});

test("the tone of a press sounds at once", async () => {
	const { earcon } = await speaker(async () => sound(50));
	const start = vi.spyOn(OscillatorNode.prototype, "start");
	onTestFinished(() => start.mockRestore());
	earcon();
	expect(start).toHaveBeenCalledTimes(2);
});
