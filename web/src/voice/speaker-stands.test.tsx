import { expect, onTestFinished, test, vi } from "vitest";
import { sound } from "../testing/sound.ts";
import { browserVoice, speaker } from "../testing/speaker.tsx";
import { soundContext } from "./sound-context.ts";

/** The looks at a clock of sound are the test's to pass; all contexts that are made are noted. */
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

/** Until something has come of it, looks at clocks pass. */
const passing = (what: () => unknown) =>
	expect.poll(() => {
		vi.advanceTimersByTime(500);
		return what();
	});

/** Once something sounds, so much time passes that its clock is known to stand. */
async function passes() {
	await expect.poll(() => vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(2_000);
}

/** As after a call: a context stands still and does not go on again. */
async function stands(context: AudioContext | undefined) {
	await context?.suspend();
	const resume = vi.spyOn(context as AudioContext, "resume").mockReturnValue(new Promise(() => {}));
	onTestFinished(() => resume.mockRestore());
}

const mute = () => undefined;
const speaking = (contexts: () => AudioContext) =>
	speaker(
		async () => sound(50),
		undefined,
		() => [],
		mute,
		undefined,
		contexts,
	);

test("where the clock of the sound stands still, the same voice says it through another context", async () => {
	const said = browserVoice("onstart onend");
	const { made, contexts } = watched();
	const { speak, told, tell } = await speaking(contexts);
	speak("Yes", tell);
	await expect.poll(() => told.at(-1)).toEqual({ type: "ended" });
	await stands(made[0]);
	speak("No", tell);
	await passes();
	await expect.poll(() => told.slice(2).at(-1)).toEqual({ type: "ended" });
	expect(made).toHaveLength(2);
	await expect.poll(() => made[0]?.state).toBe("closed");
	expect(said).toEqual([]);
});

test("where no context sounds, the browser’s voice says it; where that cannot, it is told; the next words sound again", async () => {
	const { made, contexts } = watched();
	const { speak, told, tell } = await speaking(contexts);
	const resume = vi.spyOn(AudioContext.prototype, "resume").mockReturnValue(new Promise(() => {}));
	onTestFinished(() => resume.mockRestore());
	const time = vi.spyOn(AudioContext.prototype, "currentTime", "get").mockReturnValue(1);
	const started = vi.spyOn(AudioBufferSourceNode.prototype, "start").mockImplementation(() => {});
	const stopped = vi.spyOn(AudioBufferSourceNode.prototype, "stop").mockImplementation(() => {});
	onTestFinished(() => stopped.mockRestore());
	const said = browserVoice("onstart onend");
	speak("No", tell);
	await passing(() => told.at(-1)).toEqual({ type: "ended" });
	expect(told.at(-2)).toEqual({ type: "began", by: "browser" });
	expect(said).toEqual(["No"]);
	browserVoice("onerror");
	speak("No", tell);
	await passing(() => told.at(-1)).toEqual({ type: "failed" });
	expect(made).toHaveLength(4);
	for (const each of [time, started, resume]) each.mockRestore();
	speak("Yes", tell);
	await expect.poll(() => told.at(-1)).toEqual({ type: "ended" });
	expect(told.at(-2)).toEqual({ type: "began", by: "voice" });
});

test("a sound whose end is not told is over once its time has passed", async () => {
	const said = browserVoice("onstart onend");
	const { contexts } = watched();
	const { speak, told, tell } = await speaking(contexts);
	const ended = vi.spyOn(AudioBufferSourceNode.prototype, "onended", "set").mockImplementation(() => {});
	let seconds = 0;
	const time = vi.spyOn(AudioContext.prototype, "currentTime", "get").mockImplementation(() => (seconds += 0.5));
	onTestFinished(() => {
		for (const each of [ended, time]) each.mockRestore();
	});
	speak("No", tell);
	await passing(() => told).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
	expect(said).toEqual([]);
});

test("the bell rings through another context too", async () => {
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
	const { speak, wake, told, tell } = await speaking(none);
	wake();
	speak("No", tell);
	await expect.poll(() => told).toEqual([{ type: "began", by: "browser" }, { type: "ended" }]);
});
