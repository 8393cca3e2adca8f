import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { recordSpeech } from "../text-to-speech/built-in/recording.ts";
import { findInstallation, howToInstall } from "./built-in/installation.ts";
import { type BuiltInSpeechToTextOptions, builtInSpeechToText } from "./built-in.ts";

const sampleRate = 16_000;
const soundOf = (words: string) => new Uint8Array(recordSpeech(words, "male-us", sampleRate).buffer);
/** Milliseconds: what is heard does not depend on how busy the machine is. */
const unhurried = 120_000;

describe.runIf(findInstallation())("basic listening", () => {
	test("two sentences with a pause between them are two finals, the first before the sound ends", async () => {
		const recogniser = builtInSpeechToText({ poolSize: 1, carefulDeadline: unhurried });
		const listening = await recogniser.open({ sampleRate, signal: new AbortController().signal });
		listening.push(soundOf("what do you want to do today"));
		listening.push(new Uint8Array(sampleRate));
		const heard = listening[Symbol.asyncIterator]();
		const finals: string[] = [];
		for (let next = await heard.next(); !next.done; next = await heard.next()) {
			if (next.value.type !== "final") continue;
			finals.push(next.value.text);
			if (finals.length === 1) listening.push(soundOf("how are you feeling this morning"));
			listening.finish();
		}
		expect(finals).toEqual(["what do you want to do today", "how are you feeling this morning"]);
		await recogniser.close();
	});
});

/** Says each frame's first byte as a final; 255 is a crash, 254 a stall at the end, 253 one while it hears again. */
const echo = `
	console.log(JSON.stringify({ type: "ready" }));
	let last = 0;
	process.stdin.on("data", (sound) => {
		if (sound.includes(255)) throw new Error("a secret");
		last = sound[0];
		console.log(JSON.stringify({ type: last === 253 ? "partial" : "final", text: String(last) }));
	});
	process.stdin.on("end", () => {
		if (last === 253) console.log(JSON.stringify({ type: "hearing-again" }));
		if (last > 252) setInterval(() => {}, 1000);
	});
`;

describe("a recogniser in a process of its own", () => {
	const folder = mkdtempSync(join(tmpdir(), "recogniser-"));
	afterAll(() => rmSync(folder, { recursive: true }));
	const made: ReturnType<typeof builtInSpeechToText>[] = [];
	afterEach(() => Promise.all(made.splice(0).map((recogniser) => recogniser.close())));

	const installation = { library: "library", baseLibrary: "library", model: "model" };
	const recogniserOf = (program: string, options: BuiltInSpeechToTextOptions = {}) => {
		const path = join(folder, `${made.length}.mjs`);
		writeFileSync(path, program);
		const recogniser = builtInSpeechToText({ poolSize: 1, installation, program: path, ...options });
		made.push(recogniser);
		return recogniser;
	};
	const anySignal = new AbortController().signal;

	test("that crashes costs its own listening alone, and its error has no word of what was said", async () => {
		const recogniser = recogniserOf(echo);
		const [crashing, other] = [
			await recogniser.open({ sampleRate, signal: anySignal }),
			await recogniser.open({ sampleRate, signal: anySignal }),
		];
		crashing.push(new Uint8Array([255]));
		const error = await Array.fromAsync(crashing).catch((thrown) => thrown);
		expect(error).toMatchObject({ name: "SeamError", retryable: true });
		expect(`${error.stack}${error.cause}`).not.toContain("secret");
		other.push(new Uint8Array([7]));
		other.finish();
		expect(await Array.fromAsync(other)).toEqual([{ type: "final", text: "7" }]);
	});

	test("that stalls after the end of the sound is killed, and its last words are kept", async () => {
		const recogniser = recogniserOf(echo, { finishDeadline: 200 });
		const listening = await recogniser.open({ sampleRate, signal: anySignal });
		listening.push(new Uint8Array([254]));
		listening.finish();
		const heard = listening[Symbol.asyncIterator]();
		expect((await heard.next()).value).toEqual({ type: "final", text: "254" });
		await expect(heard.next()).rejects.toMatchObject({ name: "SeamError", retryable: true });
	});

	test("that hears the end again for too long is not waited for: its quick words stand", async () => {
		const recogniser = recogniserOf(echo, { carefulDeadline: 100 });
		const listening = await recogniser.open({ sampleRate, signal: anySignal });
		listening.push(new Uint8Array([253]));
		listening.finish();
		expect(await Array.fromAsync(listening)).toEqual([
			{ type: "partial", text: "253" },
			{ type: "final", text: "253" },
		]);
	});

	test("that never becomes ready makes basic listening unavailable", async () => {
		const recogniser = recogniserOf("setInterval(() => {}, 1000)", { startDeadline: 200 });
		expect(await recogniser.available()).toBe(false);
		await expect(recogniser.open({ sampleRate, signal: anySignal })).rejects.toMatchObject({ retryable: true });
	});

	test("that dies while it waits is replaced", async () => {
		const recogniser = recogniserOf(`console.log("ready"); process.exit()`);
		expect(await recogniser.available()).toBe(true);
		const listening = await recogniser.open({ sampleRate, signal: anySignal });
		expect(await Array.fromAsync(listening)).toEqual([]);
	});

	test("is refused for good where PocketSphinx is missing, and the remedy is named", async () => {
		const recogniser = builtInSpeechToText({ installation: null });
		expect(await recogniser.available()).toBe(false);
		expect(recogniser.howToInstall).toBe(howToInstall);
		await expect(recogniser.open({ sampleRate, signal: anySignal })).rejects.toMatchObject({ retryable: false });
	});

	test("sound at another rate is refused", async () => {
		const recogniser = recogniserOf(echo);
		await expect(recogniser.open({ sampleRate: 48_000, signal: anySignal })).rejects.toMatchObject({
			retryable: false,
		});
	});
});
