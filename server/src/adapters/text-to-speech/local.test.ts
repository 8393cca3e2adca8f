import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type VoiceChoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { britishFactor, toneOf } from "@sayso/harness/made-models/kokoro.ts";
import { writeMadeModel } from "@sayso/harness/made-models/write.ts";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { describeVoices, framesOf } from "../../seams/text-to-speech.conformance.ts";
import type { TextToSpeech } from "../../seams/text-to-speech.ts";
import { isLibraryHere } from "../speech-to-text/local/sherpa.ts";
import { openKokoro, sampleRate } from "./local/kokoro.ts";
import { speakable } from "./local/speakable.ts";
import { speakers } from "./local/speakers.ts";
import { localTextToSpeech } from "./local.ts";
import { scriptedTextToSpeech } from "./scripted.ts";
import { speechOrElse } from "./speech-or-else.ts";

const folder = mkdtempSync(join(tmpdir(), "sayso-made-"));
afterAll(() => rmSync(folder, { recursive: true }));
const model = writeMadeModel("speaking", join(folder, "model"));
/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = { deadline: 120_000, patience: 120_000 };
const known = Object.keys(speakers) as VoiceChoice[];

const { signal } = new AbortController();
const asking = (text: string, voice: VoiceChoice = "male-us") => ({
	...{ text, voice, personId: "somebody", signal },
	languageCode: voiceOf(voice).languageCode,
});

if (isLibraryHere())
	describeVoices("the installed voice", known, () => localTextToSpeech(() => model, unhurried) as TextToSpeech<string>);
else test.skip("the installed voice: sherpa-onnx has no library for this machine", () => {});

describe.runIf(isLibraryHere())("the installed voice", () => {
	/** The engine with its fallback. */
	function both(engine: TextToSpeech) {
		let now = 0;
		const second = scriptedTextToSpeech();
		const report = vi.fn();
		const voices = speechOrElse(engine, second, { clock: { now: () => new Date(now) }, report });
		onTestFinished(() => voices.close());
		return { voices, second, report, wait: (milliseconds: number) => (now += milliseconds) };
	}

	test("each speaks with its speaker and in its English; boys and girls are raised", () => {
		const say = openKokoro(model);
		for (const how of Object.values(speakers)) {
			const tone = toneOf(how.speaker) * (how.tract ?? 1);
			const said = tonesIn(say("Bath", how));
			expect(near(said, tone), `${tone} Hz`).toBe(true);
			expect(near(said, tone * britishFactor)).toBe(how.english === "en-gb-x-rp");
		}
	});

	test("Australians are left to the built-in voices, and nothing is reported", async () => {
		const { voices, second, report } = both(localTextToSpeech(() => model, unhurried));
		const stoodIn = vi.fn();
		await voices.speak({ ...asking("G'day", "male-au"), stoodIn });
		expect([second.requests.length, report.mock.calls.length, stoodIn.mock.calls.length]).toEqual([1, 0, 1]);
		await voices.speak(asking("Good day"));
		expect(second.requests).toHaveLength(1);
	});

	test("it speaks from the moment its model is there, and then goes by its own name", async () => {
		let here: string | undefined;
		const { voices, second, report } = both(localTextToSpeech(() => here, unhurried));
		expect([voices.label, voices.basic, await voices.available()]).toEqual([second.label, second.basic, true]);
		await voices.speak(asking("Not yet"));
		expect(second.requests).toHaveLength(1);
		here = model;
		expect([voices.name, voices.basic]).toEqual(["local", false]);
		expect(framesOf(await voices.speak(asking("Now")))).toBeGreaterThan(5);
		expect([second.requests.length, report.mock.calls.length]).toEqual([1, 0]);
	});

	test("a model that ends its process does not end the server: the built-in voice speaks, and the failure is reported", async () => {
		const broken = writeMadeModel("speaking", join(folder, "broken"));
		writeFileSync(join(broken, "tokens.txt"), "many letters 1\n");
		let here = broken;
		const { voices, second, report, wait } = both(localTextToSpeech(() => here, unhurried));
		await voices.speak(asking("My secret words"));
		expect(voices.label).toBe(second.label);
		expect(report.mock.calls.map(([error]) => `${error} ${error.cause}`)).toEqual([
			"SeamError: The installed voice was lost undefined",
		]);
		here = model;
		wait(30_001);
		expect(voices.name).toBe("local");
		await voices.speak(asking("Again"));
		expect(second.requests.map(({ text }) => text)).toEqual(["My secret words"]);
	});

	test("a reply that comes too late is spoken by the other engine and reported, and the installed voice stays in use", async () => {
		const { voices, second, report } = both(localTextToSpeech(() => model, { ...unhurried, patience: 0 }));
		await voices.speak(asking("a"));
		expect([second.requests.length, report.mock.calls.length, voices.name]).toEqual([1, 1, "local"]);
	});

	test("one that hangs is given up", async () => {
		const { voices, second, report } = both(localTextToSpeech(() => model, { ...unhurried, deadline: 1 }));
		await voices.speak(asking("Hello"));
		expect([second.requests.length, String(report.mock.calls[0]?.[0])]).toEqual([
			1,
			"SeamError: The installed voice did not answer in time",
		]);
	});
});

test.each([
	["I’d like a café – now…", "I'd like a café, now..."],
	["مرحبا 你好 👍", ""],
	["Hi \u0007你好<b>|", "Hi b"],
	["...!", ""],
])("of %j it is given %j", (text, given) => {
	expect(speakable(text)).toBe(given);
});

/** The dominant frequency in Hz of each twentieth of a second that is not silent, measured by zero crossings. */
function tonesIn(samples: Float32Array): number[] {
	const length = sampleRate / 20;
	return Array.from({ length: Math.floor(samples.length / length) }, (_none, at) => {
		const part = samples.subarray(at * length, (at + 1) * length);
		const crossings = [...part].flatMap((sample, index) => (sample >= 0 && (part[index - 1] ?? 0) < 0 ? [index] : []));
		const [first = 0, last = 0] = [crossings[0], crossings.at(-1)];
		return ((crossings.length - 1) * sampleRate) / Math.max(1, last - first);
	});
}

const near = (tones: readonly number[], tone: number) => tones.some((each) => Math.abs(each - tone) < tone / 50);
