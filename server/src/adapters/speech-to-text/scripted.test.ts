import { limits } from "@sayso/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { describeSpeechToText } from "../../seams/speech-to-text.conformance.ts";
import { scriptedSpeechToText } from "./scripted.ts";

const { sampleRate } = limits.audio;
const second = new Uint8Array(sampleRate * 2);
const words = "one two three four";
describeSpeechToText(
	"scripted listening",
	() => scriptedSpeechToText({ words }),
	{ first: { words, sound: second }, second: { words, sound: second } },
	{ isHeard: true },
);

describe("scripted listening", () => {
	const open = (script: Parameters<typeof scriptedSpeechToText>[0]) =>
		scriptedSpeechToText(script).open({ sampleRate, signal: new AbortController().signal });

	test("hears its words as the sound comes, and the rest at the end", async () => {
		const listening = await open({ words, millisecondsAWord: 500 });
		listening.push(second);
		listening.finish();
		expect(await Array.fromAsync(listening)).toEqual([
			{ type: "partial", text: "one", until: 16_000 },
			{ type: "partial", text: "one two", until: 16_000 },
			{ type: "final", text: words, until: 16_000 },
		]);
	});

	test("can be unavailable, and refuse", async () => {
		expect(await scriptedSpeechToText({ available: false }).available()).toBe(false);
		await expect(open({ failing: "open" })).rejects.toMatchObject({ name: "SeamError", retryable: true });
	});

	test("can be lost after its first word", async () => {
		const listening = await open({ words, failing: "hearing" });
		listening.push(second);
		const heard = listening[Symbol.asyncIterator]();
		expect((await heard.next()).value).toMatchObject({ type: "partial", text: "one" });
		await expect(heard.next()).rejects.toMatchObject({ retryable: true });
	});

	test("can stall at the end until it is aborted", async () => {
		const listening = await open({ words, failing: "stalled" });
		listening.finish();
		const end = Array.fromAsync(listening);
		expect(await Promise.race([end, "still listening"])).toBe("still listening");
		listening.abort();
		expect(await end).toEqual([]);
	});
});
