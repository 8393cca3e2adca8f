import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { silence, soundOf } from "@sayso/harness/made-models/tones.ts";
import { serviceAccount } from "@sayso/harness/stand-ins/google-service-account.ts";
import {
	type GoogleSpeechFault,
	type GoogleSpeechServer,
	serveGoogleSpeech,
} from "@sayso/harness/stand-ins/google-speech-server.ts";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { describeSpeechToText } from "../../seams/speech-to-text.conformance.ts";
import type { Heard, SpeechToText } from "../../seams/speech-to-text.ts";
import { type GoogleCloudOptions, googleCloudSpeechToText } from "./google-cloud.ts";
import { inOrder } from "./in-order.ts";

const folder = mkdtempSync(join(tmpdir(), "sayso-google-"));
const file = (name: string, content: string) => {
	writeFileSync(join(folder, name), content);
	return join(folder, name);
};
let server: GoogleSpeechServer;
beforeAll(async () => {
	server = await serveGoogleSpeech(inject("certificateOfGoogle"));
	isKnown = () => void vi.stubEnv(key, file("account.json", server.account));
	isKnown();
});
afterAll(async () => {
	await Promise.all(made.map((recogniser) => recogniser.close()));
	await server.close();
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

const key = "GOOGLE_APPLICATION_CREDENTIALS";
/** Gives the machine a key that the server accepts. */
let isKnown: () => void;

const made: SpeechToText[] = [];
/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = { open: 120_000, sign: 120_000 };
/** @param options.project the name of the fault to simulate, if any */
function google(options: Partial<GoogleCloudOptions> = {}): SpeechToText {
	const usual = { project: "talk", location: "global", model: "long", language: "en-AU" };
	const recogniser = googleCloudSpeechToText({ ...usual, address: server.address, patience: unhurried, ...options });
	made.push(recogniser);
	return recogniser;
}

const spoken = (words: string) => ({ words, sound: soundOf(words) });
const [offer, question] = [spoken("Would you like some tea?"), spoken("Where do we go?")];
const { signal } = new AbortController();

/** Frames of 20 ms, as from a microphone. */
function* frames(...sounds: Uint8Array[]): Generator<Uint8Array> {
	for (const sound of sounds) for (let at = 0; at < sound.length; at += 640) yield sound.subarray(at, at + 640);
}
async function hear(recogniser: SpeechToText, sounds: Uint8Array[], words: readonly string[] = []): Promise<Heard[]> {
	const listening = await recogniser.open({ sampleRate: 16_000, signal, words });
	for (const frame of frames(...sounds)) listening.push(frame);
	listening.finish();
	return Array.fromAsync(listening);
}
const finalsOf = (heard: Heard[]) => heard.filter(({ type }) => type === "final").map(({ text }) => text);

describeSpeechToText("Google Cloud", google, { first: offer, second: question });

test("the request goes to the project's place, with the model, the language and the names to expect", async () => {
	await hear(google(), [offer.sound], ["Siobhan", "Wagga Wagga"]);
	const { request, place } = server.asked.at(-1) ?? expect.unreachable("nothing was asked");
	expect(request.recognizer).toBe("projects/talk/locations/global/recognizers/_");
	expect(place).toBe(`recognizer=${encodeURIComponent(request.recognizer ?? "")}`);
	expect(request.streamingConfig).toMatchObject({
		config: { model: "long", languageCodes: ["en-AU"], explicitDecodingConfig: { encoding: "LINEAR16" } },
		streamingFeatures: { interimResults: true },
	});
	expect(request.streamingConfig?.config.adaptation).toMatchObject({
		phraseSets: [{ inlinePhraseSet: { phrases: [{ value: "Siobhan" }, { value: "Wagga Wagga" }] } }],
	});
	await hear(google(), [offer.sound]);
	expect(server.asked.at(-1)?.request.streamingConfig?.config.adaptation).toBeFalsy();
});

describe("a listening longer than Google lets a stream be", () => {
	/** A clock that advances by a minute at each reading. */
	const hasty = () => {
		let minutes = 0;
		return () => minutes++ * 60_000;
	};
	const long = [offer.sound, silence(3), question.sound, silence(3), offer.sound, silence(3), question.sound];
	const words = [offer.words, question.words, offer.words, question.words];

	test.each(["talk", "unplaced"])(
		"goes on through others, between two utterances and in silence, without a word lost or said twice: %s",
		async (project) => {
			const before = server.asked.length;
			const listening = await google({ project, now: hasty() }).open({ sampleRate: 16_000, signal });
			const heard: Heard[] = [];
			const reading = (async () => {
				for await (const each of listening) heard.push(each);
			})();
			for (const [index, sound] of long.entries()) {
				for (const frame of frames(sound)) listening.push(frame);
				// Real time: a sentence is transcribed before the next one starts.
				if (index % 2) await vi.waitFor(() => expect(finalsOf(heard)).toHaveLength((index + 1) / 2), unhurried.open);
			}
			listening.finish();
			await reading;
			expect(finalsOf(heard)).toEqual(words);
			const places = heard.filter(({ type }) => type === "final").map(({ until }) => until);
			expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
			expect(server.asked.length - before).toBeGreaterThan(2);
		},
	);

	test("that comes to its limits in the midst of words has them heard again by another, once", async () => {
		const before = server.asked.length;
		await expect(hear(google({ project: "limit" }), [offer.sound])).rejects.toMatchObject({ name: "SeamError" });
		expect(server.asked.length - before).toBe(2);
	});

	test("without a pause is ended in time, and the next stream hears what comes meanwhile", async () => {
		let now = 0;
		const before = server.asked.length;
		const listening = await google({ now: () => now }).open({ sampleRate: 16_000, signal });
		for (const frame of frames(soundOf("Would you"))) listening.push(frame);
		const heard = listening[Symbol.asyncIterator]();
		for (let text = ""; text !== "would you"; ) text = (await heard.next()).value.text;
		now = 295_000;
		for (const frame of frames(soundOf("like some tea?"))) listening.push(frame);
		listening.finish();
		const rest: Heard[] = [];
		for (let next = await heard.next(); !next.done; next = await heard.next()) rest.push(next.value);
		expect(finalsOf(rest)).toEqual(["Would you", "like some tea?"]);
		expect(server.asked.length - before).toBe(2);
	});
});

describe("the next recogniser hears every word where Google Cloud", () => {
	const faults: GoogleSpeechFault[] = ["refuses", "hangs", "closes", "errors", "ends", "limit", "never-ends"];
	test.each([...faults, "knows-no-such-key", "has-no-key", "is-not-there"])("%s", async (fault) => {
		const reported: unknown[] = [];
		if (fault === "knows-no-such-key") vi.stubEnv(key, file("stranger.json", serviceAccount().file));
		if (fault === "has-no-key") vi.stubEnv(key, join(folder, "secret-name.json"));
		const failing = google({
			project: fault,
			...(fault === "is-not-there" && { address: "https://localhost:9" }),
			// A server that hangs is given up after this time.
			patience: { open: 120_000, sign: 500 },
		});
		const next = google();
		const andThen: SpeechToText = {
			...next,
			open(request) {
				isKnown();
				return next.open(request);
			},
		};
		const both = inOrder(
			[failing, andThen].map((recogniser) => ({ recogniser, isReady: () => true })),
			{ clock: { now: () => new Date(0) }, report: (error) => reported.push(error) },
		);
		expect(finalsOf(await hear(both, [offer.sound, silence(3), question.sound]))).toEqual([
			offer.words,
			question.words,
		]);
		expect(reported).toHaveLength(1);
		expect(`${reported[0]} ${(reported[0] as Error).cause}`).not.toMatch(/would|secret|account/i);
	});
});
