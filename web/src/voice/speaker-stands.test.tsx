import { expect, onTestFinished, test, vi } from "vitest";
import { sound } from "../testing/sound.ts";
import { browserVoice, speaker } from "../testing/speaker.tsx";
import { soundContext } from "./sound-context.ts";

/** The test advances the clock checks, and records all contexts that are created. */
function watched() {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	const made: AudioContext[] = [];
	const context = soundContext();
	const contexts = () => {
		const now = context();
		if (!made.includes(now)) made.push(now);
		return now;
	};
	onTestFinished(() => {
		vi.useRealTimers();
		for (const each of made) if (each.state !== "closed") void each.close();
	});
	return { made, contexts };
}

/** Advances the clock checks until the condition holds. */
const passing = (what: () => unknown) =>
	expect.poll(() => {
		vi.advanceTimersByTime(500);
		return what();
	});

/** Once a sound plays, advances the time until its clock is known to have stopped. */
async function passes() {
	await expect.poll(() => vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(2_000);
}

/** Suspends a context for good, as after a phone call. */
async function stands(context: AudioContext | undefined) {
	await context?.suspend();
	const resume = vi.spyOn(context as AudioContext, "resume").mockReturnValue(new Promise(() => {}));
	onTestFinished(() => resume.mockRestore());
}

const mute = () => undefined;
const speaking = (contexts: () => AudioContext) => speaker(async () => sound(50), { deviceVoice: mute, contexts });

test("if the clock of the sound stops, the same voice speaks through another context", async () => {
	const said = browserVoice("onstart onend");
	const { made, contexts } = watched();
	const { speak, reported, notify } = await speaking(contexts);
	speak("Yes", notify);
	await expect.poll(() => reported.at(-1)).toEqual({ type: "ended" });
	await stands(made[0]);
	speak("No", notify);
	await passes();
	await expect.poll(() => reported.slice(2).at(-1)).toEqual({ type: "ended" });
	expect(made).toHaveLength(2);
	await expect.poll(() => made[0]?.state).toBe("closed");
	expect(said).toEqual([]);
});

test("if no context plays, the browser’s voice speaks; if that cannot, the failure is reported; the next words play again", async () => {
	const { made, contexts } = watched();
	const { speak, reported, notify } = await speaking(contexts);
	const resume = vi.spyOn(AudioContext.prototype, "resume").mockReturnValue(new Promise(() => {}));
	onTestFinished(() => resume.mockRestore());
	const time = vi.spyOn(AudioContext.prototype, "currentTime", "get").mockReturnValue(1);
	const started = vi.spyOn(AudioBufferSourceNode.prototype, "start").mockImplementation(() => {});
	const stopped = vi.spyOn(AudioBufferSourceNode.prototype, "stop").mockImplementation(() => {});
	onTestFinished(() => stopped.mockRestore());
	const said = browserVoice("onstart onend");
	speak("No", notify);
	await passing(() => reported.at(-1)).toEqual({ type: "ended" });
	expect(reported.at(-2)).toEqual({ type: "began", by: "browser" });
	expect(said).toEqual(["No"]);
	browserVoice("onerror");
	speak("No", notify);
	await passing(() => reported.at(-1)).toEqual({ type: "failed" });
	expect(made).toHaveLength(4);
	for (const each of [time, started, resume]) each.mockRestore();
	speak("Yes", notify);
	await expect.poll(() => reported.at(-1)).toEqual({ type: "ended" });
	expect(reported.at(-2)).toEqual({ type: "began", by: "voice" });
});

test("a sound without an `ended` event is over once its time has passed", async () => {
	const said = browserVoice("onstart onend");
	const { contexts } = watched();
	const { speak, reported, notify } = await speaking(contexts);
	const ended = vi.spyOn(AudioBufferSourceNode.prototype, "onended", "set").mockImplementation(() => {});
	let seconds = 0;
	const time = vi.spyOn(AudioContext.prototype, "currentTime", "get").mockImplementation(() => (seconds += 0.5));
	onTestFinished(() => {
		for (const each of [ended, time]) each.mockRestore();
	});
	speak("No", notify);
	await passing(() => reported).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
	expect(said).toEqual([]);
});

test("the bell plays through another context too", async () => {
	const { made, contexts } = watched();
	const { attention } = await speaking(contexts);
	const rung = vi.spyOn(OscillatorNode.prototype, "start");
	onTestFinished(() => rung.mockRestore());
	contexts();
	await stands(made[0]);
	attention();
	await passes();
	await expect.poll(() => made.length).toBe(2);
	await expect.poll(() => (rung.mock.contexts.at(-1) as OscillatorNode | undefined)?.context).toBe(made[1]);
});

test("a browser that gives no context speaks with its own voice", async () => {
	browserVoice("onstart onend");
	const none = () => {
		throw new DOMException("", "NotSupportedError");
	};
	const { speak, wake, reported, notify } = await speaking(none);
	wake();
	speak("No", notify);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "browser" }, { type: "ended" }]);
});
