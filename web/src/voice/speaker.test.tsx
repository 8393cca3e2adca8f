import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { keptInMemory } from "../kept/in-memory.ts";
import { scriptedVoices } from "../testing/scripted-voices.ts";
import { sound } from "../testing/sound.ts";
import { browserVoice, speaker } from "../testing/speaker.tsx";
import { soundedSince } from "./mark-sound.ts";
import { openSoundStore } from "./sound-store.ts";

test("speaks in the person’s voice, emits began and ended, and records what is played", async () => {
	const { speak, reported, notify } = await speaker(async () => sound(50));
	const since = performance.now();
	speak("Hello", notify);
	await expect.poll(() => soundedSince(since)).toMatchObject([{ text: "Hello" }]);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
});

test("a prepared word is spoken without a request", async () => {
	const fetchSpeech = vi.fn(async () => sound(50));
	const { prepare, speak, notify } = await speaker(fetchSpeech);
	const start = vi.spyOn(AudioBufferSourceNode.prototype, "start");
	onTestFinished(() => start.mockRestore());
	await prepare("Yes");
	speak("Yes", notify);
	await expect.poll(() => start).toHaveBeenCalled();
	expect(fetchSpeech).toHaveBeenCalledOnce();
});

test("without the person’s voice the browser’s voice speaks, and the event names it", async () => {
	browserVoice("onstart onend");
	const { speak, reported, notify } = await speaker(() => Promise.reject(new Error("no voice")));
	speak("Hello", notify);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "browser" }, { type: "ended" }]);
});

test("without any voice `failed` is emitted", async () => {
	browserVoice("onerror");
	const { speak, reported, notify } = await speaker(() => Promise.reject(new Error("no voice")));
	speak("Hello", notify);
	await expect.poll(() => reported).toEqual([{ type: "failed" }]);
});

test("after stop it is silent and emits nothing", async () => {
	const { speak, stop, reported, notify } = await speaker(async () => sound(10_000));
	const silence = vi.spyOn(AudioBufferSourceNode.prototype, "stop");
	onTestFinished(() => silence.mockRestore());
	speak("A very long story", notify);
	await expect.poll(() => reported).toHaveLength(1);
	stop();
	expect(silence).toHaveBeenCalledOnce();
	expect(reported).toEqual([{ type: "began", by: "voice" }]);
});

test("a new utterance ends the one before, even while that is being synthesised", async () => {
	const first = Promise.withResolvers<ArrayBuffer>();
	const { speak, reported, notify } = await speaker((text) =>
		text === "one" ? first.promise : Promise.resolve(sound(50)),
	);
	speak("one", () => expect.unreachable("it was ended"));
	speak("two", notify);
	first.resolve(sound(50));
	await expect.poll(() => reported.at(-1)).toEqual({ type: "ended" });
});

test("if the person chose it, each text is spoken to its end, in order; Stop also ends the pending ones", async () => {
	const { speak, stop, reported, notify } = await speaker(async () => sound(60), { finishes: () => true });
	const since = performance.now();
	speak("one", () => expect.unreachable("a later text reports"));
	speak("two", () => expect.unreachable("a later text reports"));
	speak("three", notify);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
	expect(soundedSince(since).map(({ text }) => text)).toEqual(["one", "two", "three"]);
	speak("four", () => expect.unreachable("it was ended"));
	speak("five", () => expect.unreachable("it was ended"));
	stop();
	speak("six", notify);
	await expect.poll(() => reported).toHaveLength(4);
	expect(soundedSince(since).map(({ text }) => text)).toEqual(["one", "two", "three", "six"]);
});

test("the earcon plays at once", async () => {
	const { earcon } = await speaker(async () => sound(50));
	const start = vi.spyOn(OscillatorNode.prototype, "start");
	onTestFinished(() => start.mockRestore());
	earcon();
	await expect.poll(() => start).toHaveBeenCalledTimes(2);
});

test("a kept text is spoken in the person’s voice on a later page without a network", async () => {
	const kept = keptInMemory();
	const before = await speaker(async () => sound(50), { store: await openSoundStore(kept, 1e6) });
	expect(await before.prepare("Wait")).toBe(true);
	expect(await before.keep("Bless you", AbortSignal.any([]))).toBe(true);
	expect(await before.keep("Bless you", AbortSignal.any([]))).toBe(false);

	const noNetwork = vi.fn(() => Promise.reject(new Error("no network")));
	const later = await speaker(noNetwork, { store: await openSoundStore(kept, 1e6) });
	expect(await later.prepare("Wait")).toBe(true);
	for (const text of ["Wait", "Bless you"]) {
		later.speak(text, later.notify);
		await expect.poll(() => later.reported.at(-1)).toEqual({ type: "ended" });
	}
	expect(later.reported[0]).toEqual({ type: "began", by: "voice" });
	expect(noNetwork).not.toHaveBeenCalled();
	expect(await later.prepare("Never said")).toBe(false);
});

test("the person's own words are pronounced as set in every voice, and a sound made earlier is not reused", async () => {
	let words: MyWord[] = [];
	const asked = vi.fn(async (_text: string) => sound(50));
	const mine = await speaker(asked, { store: await openSoundStore(keptInMemory(), 1e6), words: () => words });
	await mine.prepare("Siobhan came");
	words = [{ word: "siobhan", sayAs: "shi-vawn" }];
	await mine.prepare("Siobhan came");
	expect(asked.mock.calls.map(([text]) => text)).toEqual(["Siobhan came", "shi-vawn came"]);

	const said = browserVoice("onstart onend");
	const away = await speaker(() => Promise.reject(new Error("no voice")), { words: () => words });
	away.speak("Siobhan came at 3pm 👍", away.notify);
	await expect.poll(() => away.reported.at(-1)).toEqual({ type: "ended" });
	expect(said).toEqual(["shi-vawn came at three P M"]);
});

const karen = { uri: "uri:Karen", name: "Karen", language: "en-AU", rate: 0.8, pitch: 1.25, volume: 0.4 };

test("a device voice speaks instead of Sayso's without a request; louder means full volume", async () => {
	const script = scriptedVoices([{ name: "Karen", lang: "en-AU" }]);
	const noNetwork = vi.fn(() => Promise.reject(new Error("no network")));
	const { speak, reported, notify } = await speaker(noNetwork, { deviceVoice: () => karen });
	speak("Hello", notify);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
	speak("Hello", notify, { louder: true });
	await expect.poll(() => reported).toHaveLength(4);
	const how = { text: "Hello", voice: "Karen", rate: 0.8, pitch: 1.25 };
	expect(script.said).toEqual([
		{ ...how, volume: 0.4 },
		{ ...how, volume: 1 },
	]);
	expect(noNetwork).not.toHaveBeenCalled();
});

test("if the chosen device voice is gone Sayso's speaks, and if that cannot, another device voice", async () => {
	const script = scriptedVoices([{ name: "Daniel", lang: "en-AU" }]);
	const both = await speaker(async () => sound(50), { deviceVoice: () => karen });
	both.speak("Hello", both.notify);
	await expect.poll(() => both.reported).toEqual([{ type: "began", by: "another" }, { type: "ended" }]);
	expect(script.said).toEqual([]);
	const away = await speaker(() => Promise.reject(new Error("no network")), { deviceVoice: () => karen });
	away.speak("Hello", away.notify);
	await expect.poll(() => away.reported).toEqual([{ type: "began", by: "browser" }, { type: "ended" }]);
	expect(script.said).toMatchObject([{ voice: "Daniel", rate: 1 }]);
});

test("an online device voice gets the text in short parts, and each part is spoken once", async () => {
	const script = scriptedVoices([{ name: "Karen", lang: "en-AU", localService: false }]);
	const { speak, reported, notify } = await speaker(() => Promise.reject(new Error("no")), {
		deviceVoice: () => karen,
	});
	const long = Array.from({ length: 30 }, () => "I would like to go to the park.").join(" ");
	speak(long, notify);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
	expect(script.said.every(({ text }) => text.length <= 202 && text.trim().endsWith("."))).toBe(true);
	expect(script.said.map(({ text }) => text).join("")).toBe(long);
});

test("the page is marked while something is spoken, and no longer once it is stopped", async () => {
	const isMarked = () => document.documentElement.hasAttribute("data-speaks");
	const { speak, stop, reported, notify } = await speaker(async () => sound(50));
	speak("Hello", notify);
	expect(isMarked()).toBe(true);
	await expect.poll(() => reported.at(-1)).toEqual({ type: "ended" });
	await expect.poll(isMarked).toBe(false);
	speak("Hello", notify);
	speak("Goodbye", notify);
	expect(isMarked()).toBe(true);
	stop();
	expect(isMarked()).toBe(false);
	scriptedVoices([{ name: "Daniel", lang: "en-AU" }]);
	const away = await speaker(() => Promise.reject(new Error("no network")));
	away.speak("Hello", away.notify);
	await expect.poll(() => away.reported.at(-1)).toEqual({ type: "ended" });
	await expect.poll(isMarked).toBe(false);
});

test("the person's own voice speaks; a stand-in is reported and not stored", async () => {
	const own = { id: "MyOwnVoice1", isThere: false };
	const store = await openSoundStore(keptInMemory(), 1e6);
	const asked = vi.fn(async (_text: string) => sound(50));
	const { speak, keep, reported, notify } = await speaker(asked, { store, own });
	speak("Hello", notify);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "instead" }, { type: "ended" }]);
	await expect(keep("Hello", AbortSignal.any([]))).rejects.toThrow("own voice");
	own.isThere = true;
	expect(await keep("Hello", AbortSignal.any([]))).toBe(true);
	speak("Hello", notify);
	await expect.poll(() => reported.slice(2)).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
	expect(asked).toHaveBeenCalledTimes(3);
});

test("a stand-in prepared in Sayso's voice is used only while the own voice is unavailable", async () => {
	const own = { id: "MyOwnVoice1", isThere: false };
	let isCut = false;
	const asked = async () => (isCut ? Promise.reject(new Error("no network")) : sound(50));
	const { prepare, speak, reported, notify } = await speaker(asked, { own });
	expect(await prepare("Wait")).toBe(true);
	isCut = true;
	speak("Wait", notify);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "instead" }, { type: "ended" }]);
	isCut = false;
	own.isThere = true;
	speak("Wait", notify);
	await expect.poll(() => reported.slice(2)).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
	await prepare("Wait");
	isCut = true;
	speak("Wait", notify);
	await expect.poll(() => reported.slice(4)).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
});

test("while the own voice is unavailable each text is synthesised once, and the second try does not delay speech", async () => {
	const own = { id: "MyOwnVoice1", isThere: false };
	const hung = new Promise<never>(() => {});
	let hangs = false;
	const asked = vi.fn(() => (hangs ? hung : Promise.resolve(sound(50))));
	const store = await openSoundStore(keptInMemory(), 1e6);
	const { prepare, speak, reported, notify } = await speaker(asked, { store, own });
	expect(await prepare("Yes")).toBe(true);
	expect(asked).toHaveBeenCalledOnce();
	hangs = true;
	const clock = vi.spyOn(AbortSignal, "timeout").mockImplementation((within) => {
		const ending = new AbortController();
		if (within <= 1_000) queueMicrotask(() => ending.abort());
		return ending.signal;
	});
	onTestFinished(() => clock.mockRestore());
	speak("Yes", notify);
	await expect.poll(() => reported).toEqual([{ type: "began", by: "instead" }, { type: "ended" }]);
});

test("the sound of one voice is never used for another", async () => {
	const kept = keptInMemory();
	const makes = async () => sound(50);
	const before = { id: "MyOwnVoice1", isThere: true };
	const mine = await speaker(makes, { store: await openSoundStore(kept, 1e6), own: before });
	await mine.keep("Hello", AbortSignal.any([]));
	for (const own of [undefined, { id: "another.voice-2", isThere: true }]) {
		const other = await speaker(makes, { store: await openSoundStore(kept, 1e6), own });
		expect(await other.keep("Hello", AbortSignal.any([]))).toBe(true);
	}
});
