import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Ears } from "../testing/ears.ts";
import { browserRecogniser } from "./browser-recogniser.ts";
import type { ListeningEvent } from "./listening.ts";
import { installLocalListening, localListening } from "./local-listening.ts";
import { browserListens } from "./recognition.ts";

let reported: ListeningEvent[];
const settle = () => vi.advanceTimersByTimeAsync(0);
const latest = () => Ears.all.at(-1) ?? expect.unreachable("nothing listens");

async function listening(options?: Parameters<typeof browserRecogniser>[1]) {
	const begun = browserRecogniser("en-AU", options)((event) => reported.push(event));
	await settle();
	return begun;
}

beforeEach(() => {
	reported = [];
	Ears.all = [];
	delete Ears.available;
	delete Ears.install;
	vi.useFakeTimers();
	vi.stubGlobal("webkitSpeechRecognition", Ears);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("listens without a time limit, with partials, in the person’s language", async () => {
	await listening();
	expect(latest()).toMatchObject({ lang: "en-AU", continuous: true, interimResults: true, running: true });
	latest().hear(["how was", false]);
	latest().hear(["how was your day", true], ["did", false], ["you", false]);
	expect(reported).toEqual([
		{ type: "ready" },
		{ type: "partial", text: "how was" },
		{ type: "final", text: "how was your day" },
		{ type: "partial", text: "did you" },
	]);
});

test.each([
	["available", true],
	["downloadable", false],
])("where listening on the device is %s, processLocally is %s", async (answer, locally) => {
	Ears.available = async () => answer;
	await listening();
	expect(latest().processLocally).toBe(locally);
});

test("starts again when the browser ends by itself; the partial is kept", async () => {
	await listening();
	latest().hear(["half a", false]);
	latest().onerror({ error: "no-speech" });
	latest().end();
	expect(reported).toContainEqual({ type: "final", text: "half a" });
	expect(latest().running).toBe(true);
});

test.each([
	["audio-capture", "missing"],
	["network", "unreachable"],
	["aborted", "elsewhere"],
])("%s is reported once as %s, and it does not start again", async (error, problem) => {
	await listening();
	latest().onerror({ error });
	latest().end();
	expect(reported.slice(1)).toEqual([{ type: "failed", problem }]);
	expect(latest().running).toBe(false);
});

test("a quick pause and resume starts only once the browser has ended", async () => {
	const begun = await listening();
	begun.pause();
	begun.resume();
	expect(latest().running).toBe(true);
	latest().end();
	expect(latest().running).toBe(true);
});

test("reports nothing during a pause, and stop then does not wait", async () => {
	const begun = await listening();
	begun.pause();
	latest().end();
	expect(latest().running).toBe(false);
	await expect(begun.stop()).resolves.toBeUndefined();
});

test("stop waits for the last words", async () => {
	const begun = await listening();
	const done = vi.fn();
	begun.stop().then(done);
	await settle();
	expect(done).not.toHaveBeenCalled();
	latest().hear(["see you", true]);
	latest().end();
	await settle();
	expect(done).toHaveBeenCalled();
	expect(reported.at(-1)).toEqual({ type: "final", text: "see you" });
});

test("abandon before the browser answered never starts the recogniser", async () => {
	browserRecogniser("en-AU")((event) => reported.push(event)).abandon();
	await settle();
	expect(Ears.all).toHaveLength(0);
	expect(reported).toEqual([]);
});

test("a browser without a recogniser is reported", async () => {
	vi.unstubAllGlobals();
	expect(browserListens()).toBe(false);
	await listening();
	expect(reported).toEqual([{ type: "failed", problem: "unsupported" }]);
});

describe("on the device", () => {
	class Phrase {
		phrase: string;
		constructor(phrase: string) {
			this.phrase = phrase;
		}
	}
	const words = ["Siobhan", "Ngaire"];
	const expected = () => latest().phrases.map(({ phrase }) => phrase);

	test("the person's own words are passed as phrases, where the browser supports that, and only there", async () => {
		Ears.available = async () => "available";
		await listening({ words });
		expect(expected()).toEqual([]);
		vi.stubGlobal("SpeechRecognitionPhrase", Phrase);
		await listening({ words });
		expect(expected()).toEqual(words);
		Ears.available = async () => "downloadable";
		await listening({ words });
		expect(expected()).toEqual([]);
	});

	test("a language that supports no phrases is restarted once without them, without an error", async () => {
		Ears.available = async () => "available";
		vi.stubGlobal("SpeechRecognitionPhrase", Phrase);
		await listening({ words });
		latest().onerror({ error: "phrases-not-supported" });
		expect(Ears.all).toHaveLength(2);
		expect(latest()).toMatchObject({ running: true, processLocally: true });
		expect(expected()).toEqual([]);
		latest().hear(["hello", true]);
		expect(reported.at(-1)).toEqual({ type: "final", text: "hello" });
	});

	test("a listening limited to the device never uses the browser's server", async () => {
		Ears.available = async () => "downloadable";
		await listening({ unlessLocal: "unavailable" });
		expect(Ears.all).toHaveLength(0);
		expect(reported).toEqual([{ type: "failed", problem: "unavailable" }]);
	});

	test.each([
		["available", "available"],
		["something new", "unavailable"],
	])("a browser that says %s is %s, and installing reports whether it worked", async (said, state) => {
		expect(await localListening("en-AU")).toBe("unavailable");
		expect(await installLocalListening("en-AU")).toBe(false);
		Ears.available = async () => said;
		Ears.install = async () => said === "available";
		expect(await localListening("en-AU")).toBe(state);
		expect(await installLocalListening("en-AU")).toBe(said === "available");
		Ears.install = () => Promise.reject(new DOMException("no press", "InvalidStateError"));
		expect(await installLocalListening("en-AU")).toBe(false);
	});
});
