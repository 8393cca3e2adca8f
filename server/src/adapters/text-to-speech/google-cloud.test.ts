import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { voices } from "@sayso/contract/entities/voice.ts";
import { serviceAccount } from "@sayso/harness/stand-ins/google-service-account.ts";
import {
	type GoogleVoiceFault,
	type GoogleVoiceServer,
	serveGoogleVoices,
} from "@sayso/harness/stand-ins/google-voice-server.ts";
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createLog } from "../../log.ts";
import { describeTextToSpeech, framesOf } from "../../seams/text-to-speech.conformance.ts";
import { NothingToSay, type TextToSpeech, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { type GoogleCloudVoiceOptions, googleCloudTextToSpeech } from "./google-cloud.ts";
import { openVoices } from "./open.ts";
import { scriptedTextToSpeech } from "./scripted.ts";
import { speechOrElse } from "./speech-or-else.ts";

const folder = mkdtempSync(join(tmpdir(), "sayso-google-"));
const file = (name: string, content: string) => {
	writeFileSync(join(folder, name), content);
	return join(folder, name);
};
let server: GoogleVoiceServer;
const key = "GOOGLE_APPLICATION_CREDENTIALS";
/** Gives the machine a key that the server accepts. */
const isKnown = () => void vi.stubEnv(key, file("account.json", server.account));
beforeAll(async () => {
	server = await serveGoogleVoices(inject("certificateOfGoogle"));
	isKnown();
});
afterEach(() => {
	server.fault = undefined;
	server.holds = undefined;
});
afterAll(async () => {
	await Promise.all(made.map((engine) => engine.close()));
	await server.close();
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

const libraryRequires = createRequire(createRequire(import.meta.url).resolve("@google-cloud/text-to-speech"));
const made: TextToSpeech[] = [];
/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = 120_000;
function google(options: Partial<GoogleCloudVoiceOptions> = {}): TextToSpeech {
	const engine = googleCloudTextToSpeech({ address: server.address, names: {}, deadline: unhurried, ...options });
	made.push(engine);
	return engine;
}
const { signal } = new AbortController();
const request = { personId: "p", text: "A kangaroo", voice: "male-au", languageCode: "en-AU", signal } as const;
const lastAsked = () => server.asked.at(-1)?.request ?? expect.unreachable("nothing was asked");

describeTextToSpeech("Google Cloud", google);

describe("Google is asked for", () => {
	test.each(voices)(
		"$id as $name, in its language, as mp3; a child's is raised",
		async ({ id, name, languageCode }) => {
			await google().speak({ ...request, voice: id, languageCode });
			expect(lastAsked()).toMatchObject({ input: { text: "A kangaroo" }, voice: { name, languageCode } });
			const { audioEncoding, pitch = 0 } = lastAsked().audioConfig;
			expect(audioEncoding).toBe("MP3");
			expect(pitch > 0).toBe(/boy|girl/.test(id));
		},
	);

	test("the operator's choice of its voices, as it sounds", async () => {
		const engine = google({ names: { "girl-au": "en-US-Chirp3-HD-Puck" } });
		await engine.speak({ ...request, voice: "girl-au" });
		expect(lastAsked().voice).toEqual({ name: "en-US-Chirp3-HD-Puck", languageCode: "en-US" });
		expect(lastAsked().audioConfig.pitch ?? 0).toBe(0);
		await engine.speak({ ...request, voice: "girl-uk", languageCode: "en-GB" });
		expect(lastAsked().voice.name).toBe("en-GB-Standard-C");
	});

	test("a text longer than it takes in several requests, whole, and the sound is one file", async () => {
		const engine = google();
		const one = framesOf(await engine.speak(request));
		const before = server.asked.length;
		const text = Array.from({ length: 60 }, (_, index) => `Sentence ${index} is about ${"crème brûlée ".repeat(10)}.`);
		expect(framesOf(await engine.speak({ ...request, text: text.join(" ") }))).toBeGreaterThan(one);
		const parts = server.asked.slice(before).map(({ request: { input } }) => input.text);
		expect(parts.length).toBeGreaterThan(1);
		expect(parts.join(" ")).toBe(text.join(" "));
	});
});

describe("the built-in speaks where Google Cloud", () => {
	const faults: [GoogleVoiceFault | "knows-no-such-key" | "has-no-key" | "is-not-there", RegExp, boolean][] = [
		["quota", /quota .*\(8\)/, true],
		["denied", /key .*\(7\)/, false],
		["away", /reached .*\(14\)/, true],
		["errs", /no sound \(13\)/, true],
		["page", /no mp3/, false],
		["huge", /too much/, false],
		["hangs", /too long/, true],
		["knows-no-such-key", /credentials \(16\)/, false],
		["has-no-key", /credentials cannot be read/, true],
		["is-not-there", /reached .*\(14\)/, true],
	];
	test.each(faults)("%s; it is said without a word of the text, and it is left alone for a while", async (...given) => {
		const [fault, says, retryable] = given;
		onTestFinished(isKnown);
		if (fault === "knows-no-such-key") vi.stubEnv(key, file("stranger.json", serviceAccount().file));
		else if (fault === "has-no-key") vi.stubEnv(key, join(folder, "secret-name.json"));
		else if (fault !== "is-not-there") server.fault = fault;
		let now = 0;
		const lines: string[] = [];
		const log = createLog({ logLevel: "debug" }, { write: (line) => lines.push(line) });
		const report = vi.fn((err: unknown) => log.warn({ err }, "failed"));
		const second = scriptedTextToSpeech();
		const engine = google({
			...(fault === "is-not-there" && { address: "https://localhost:9" }),
			// A server that hangs is given up after this time.
			...(fault === "hangs" && { deadline: 500 }),
		});
		const both = speechOrElse(engine, second, { clock: { now: () => new Date(now) }, report });
		const calls = server.asked.length;
		for (const text of ["A kangaroo", "More"])
			expect(framesOf(await both.speak({ ...request, text }))).toBeGreaterThan(5);
		expect(second.requests).toHaveLength(2);
		expect(server.asked.length - calls).toBeLessThanOrEqual(1);
		expect(report).toHaveBeenCalledOnce();
		expect(report.mock.lastCall?.[0]).toMatchObject({ message: expect.stringMatching(says), retryable });
		expect(lines.join("")).toContain("failed");
		expect(lines.join("")).not.toMatch(/kangaroo|secret-name|stranger/);

		// The fault was fixed: it speaks again without a restart.
		if (fault === "is-not-there" || fault === "hangs") return;
		server.fault = undefined;
		isKnown();
		now += 30_001;
		expect(framesOf(await both.speak({ ...request, text: "Later" }))).toBeGreaterThan(5);
		expect(second.requests).toHaveLength(2);
	});

	test("refuses one voice: the refusal is reported, and the other voices still speak", async () => {
		const report = vi.fn();
		const second = scriptedTextToSpeech();
		const engine = google({ names: { "male-au": "en-AU-Standard-Z" } });
		const both = speechOrElse(engine, second, { clock: { now: () => new Date(0) }, report });
		for (const _ of [1, 2]) await both.speak(request);
		expect(report.mock.lastCall?.[0]).toBeInstanceOf(VoiceNotThere);
		expect(`${report.mock.lastCall?.[0]}`).not.toContain("kangaroo");
		await both.speak({ ...request, voice: "female-au" });
		expect(second.requests).toHaveLength(2);
	});

	test("has no sound for a text, and others it still says; of dots alone it is not asked", async () => {
		const second = scriptedTextToSpeech();
		const both = speechOrElse(google(), second, { clock: { now: () => new Date(0) }, report: () => {} });
		server.fault = "nothing";
		await both.speak({ ...request, text: "你好" });
		expect(second.requests).toHaveLength(1);
		server.fault = undefined;
		const calls = server.asked.length;
		await expect(both.speak({ ...request, text: "…!" })).rejects.toBeInstanceOf(NothingToSay);
		expect(server.asked).toHaveLength(calls);
		await both.speak(request);
		expect(second.requests).toHaveLength(1);
	});
});

test("a caller who leaves ends their call at Google, and the connection stays open", async () => {
	const engine = google();
	await engine.speak(request);
	const before = { left: server.left, connection: server.asked.at(-1)?.connection };
	server.holds = Promise.withResolvers();
	const caller = new AbortController();
	const reason = new Error("changed my mind");
	const refused = expect(engine.speak({ ...request, text: "Never said", signal: caller.signal })).rejects.toBe(reason);
	await vi.waitFor(() => expect(lastAsked().input.text).toBe("Never said"), unhurried);
	caller.abort(reason);
	await refused;
	await vi.waitFor(() => expect(server.left).toBe(before.left + 1), unhurried);
	server.holds.resolve();
	await engine.speak(request);
	expect(server.asked.at(-1)?.connection).toBe(before.connection);
});

test("a connection on which nothing came in time is not asked again", async () => {
	const engine = google({ deadline: 1_000 });
	const spoken = () => vi.waitFor(() => engine.speak(request), unhurried);
	await spoken();
	const before = server.asked.at(-1)?.connection;
	server.fault = "hangs";
	await expect(engine.speak(request)).rejects.toMatchObject({ status: 408 });
	server.fault = undefined;
	await spoken();
	expect(server.asked.at(-1)?.connection).not.toBe(before);
});

test("it speaks by configuration, with the built-in voices behind it", async () => {
	const config = readConfig({ TEXT_TO_SPEECH: "google-cloud", GOOGLE_VOICE_URL: server.address });
	const log = createLog({ logLevel: "silent" });
	const configured = openVoices(config, { clock: { now: () => new Date(0) }, log });
	made.push(configured);
	expect(configured).toMatchObject({ name: "google-cloud", label: "Google Cloud voices", basic: false });
	const calls = server.asked.length;
	expect(framesOf(await configured.speak(request))).toBeGreaterThan(5);
	expect(server.asked.length).toBe(calls + 1);
	server.fault = "quota";
	expect(framesOf(await configured.speak({ ...request, text: "By another" }))).toBeGreaterThan(5);
});

test("the library's own log, where it is asked for one, has nothing of the text", async () => {
	vi.stubEnv("GOOGLE_SDK_NODE_LOGGING", "all");
	// An enabled log would stay enabled in other tests.
	onTestFinished(() => libraryRequires("google-logging-utils").setBackend(undefined));
	const written: unknown[] = [];
	vi.mocked(console.error).mockImplementation((...parts) => void written.push(...parts));
	const engine = google();
	await engine.speak(request);
	server.fault = "errs";
	await engine.speak(request).catch(() => {});
	await engine.close();
	vi.mocked(console.error).mockClear();
	expect(written).toContain("text-to-speech");
	expect(written.join("\n")).not.toContain("kangaroo");
});
