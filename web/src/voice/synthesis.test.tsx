import { expect, onTestFinished, test, vi } from "vitest";
import { scriptedVoices } from "../testing/scripted-voices.ts";
import { sound } from "../testing/sound.ts";
import { speaker } from "../testing/speaker.tsx";
import { synthesise } from "./synthesis.ts";

const karen = { uri: "uri:Karen", name: "Karen", language: "en-AU", rate: 1, pitch: 1, volume: 1 };
const { signal } = new AbortController();

/** The test advances the time for the code that waits for a voice. */
function takeTime() {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
}
/** Loads the module and sets a voice that never ends. */
async function stalled() {
	const script = scriptedVoices([{ name: "Karen", lang: "en-AU" }]);
	await synthesise("Hello", "en-AU", signal, () => {});
	script.said.length = script.given.length = 0;
	script.stalls = true;
	return script;
}
const speakerWithKaren = () => speaker(async () => sound(50), { deviceVoice: () => karen });

test("a device voice that begins and never ends is given up, another speaks, and a minute later it is tried again", async () => {
	const script = await stalled();
	const { speak, reported, notify } = await speakerWithKaren();
	takeTime();
	speak("No", notify);
	await expect.poll(() => script.said).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(6_000);
	vi.useRealTimers();
	await expect.poll(() => reported.at(-1)).toEqual({ type: "ended" });
	expect(reported).toEqual([{ type: "began", by: "voice" }, { type: "began", by: "another" }, { type: "ended" }]);
	script.stalls = false;
	speak("Yes", notify);
	await expect.poll(() => reported.slice(3)).toEqual([{ type: "began", by: "another" }, { type: "ended" }]);
	expect(script.said).toHaveLength(1);
	const now = performance.now();
	vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
	onTestFinished(() => void vi.restoreAllMocks());
	speak("Yes", notify);
	await expect.poll(() => reported.slice(5)).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
});

test("stopping a device voice does not count against it", async () => {
	const script = await stalled();
	const { speak, reported, notify } = await speakerWithKaren();
	speak("A long story", notify);
	await expect.poll(() => reported).toHaveLength(1);
	script.stalls = false;
	speak("Yes", notify);
	await expect.poll(() => reported.slice(1)).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
});

test.each([
	["whose end the browser does not tell", "silently", undefined],
	["that has come to its last word", true, 6],
] as const)("a voice %s counts as having spoken", async (_, stalls, word) => {
	const script = await stalled();
	takeTime();
	const spoke = synthesise("Thank you", "en-AU", signal, () => {}, karen);
	await expect.poll(() => script.given).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(500);
	script.stalls = stalls;
	if (word !== undefined) script.given[0]?.onboundary?.({ charIndex: word, name: "word" });
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await spoke).toBe(true);
});

test("a voice that reports its words is given up soon after the last one, however long the text", async () => {
	const script = await stalled();
	takeTime();
	const spoke = synthesise("Once upon a time ".repeat(40), "en-AU", signal, () => {}, karen);
	await expect.poll(() => script.given).toHaveLength(1);
	script.given[0]?.onboundary?.({ charIndex: 5, name: "word" });
	await vi.advanceTimersByTimeAsync(8_000);
	expect(await spoke).toBe(false);
});

test("a slow voice gets proportionally more time", async () => {
	const script = await stalled();
	takeTime();
	let spoke: boolean | undefined;
	synthesise("No thank you", "en-AU", signal, () => {}, { ...karen, rate: 0.5 }).then((did) => (spoke = did));
	await expect.poll(() => script.given).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(6_000);
	expect(spoke).toBeUndefined();
	script.given[0]?.onend?.();
	await expect.poll(() => spoke).toBe(true);
});

test.each([
	["no voice of the language is there", []],
	["the voice speaks through a network", [{ name: "Cloud", lang: "en-AU", localService: false }]],
])("a long text is given in short parts if %s", async (_, voices) => {
	const script = scriptedVoices(voices);
	const long = Array.from({ length: 30 }, () => "I would like to go to the park.").join(" ");
	expect(await synthesise(long, "en-AU", signal, () => {})).toBe(true);
	expect(script.said.length).toBeGreaterThan(3);
	expect(script.said.every(({ text }) => text.length <= 202)).toBe(true);
	expect(script.said.map(({ text }) => text).join("")).toBe(long);
});
