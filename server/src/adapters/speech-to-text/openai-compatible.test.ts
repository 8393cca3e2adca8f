import { inWords, ToneHearer } from "@sayso/harness/made-models/hear-tones.ts";
import { silence, soundOf } from "@sayso/harness/made-models/tones.ts";
import { serveTranscriptions, type TranscriptionFault } from "@sayso/harness/stand-ins/transcription-server.ts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { SeamError } from "../../seams/seam-error.ts";
import { describeSpeechToText } from "../../seams/speech-to-text.conformance.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { heardAgain } from "./heard-again.ts";
import { HeardStream } from "./heard-stream.ts";
import { openAiCompatibleEar } from "./openai-compatible.ts";

const sampleRate = 16_000;
let server: Awaited<ReturnType<typeof serveTranscriptions>>;
beforeAll(async () => {
	server = await serveTranscriptions();
});
afterAll(() => server.close());

/** Transcribes tones as they come, in lower case. `isLost`: it fails when the audio ends. */
function quickTones(isLost = false): SpeechToText {
	return {
		name: "tones",
		label: "Tones",
		basic: true,
		capacity: 8,
		available: async () => true,
		async open({ signal }) {
			const heard = new HeardStream();
			const hearer = new ToneHearer(({ type, said, until }) =>
				heard.put({ type, text: inWords(said, "plain"), until }),
			);
			signal.addEventListener("abort", () => heard.discard());
			if (signal.aborted) heard.discard();
			let isOver = false;
			return {
				push: (pcm) => isOver || hearer.take(pcm),
				finish() {
					isOver = true;
					if (!isLost) hearer.end();
					heard.end(isLost ? new SeamError("lost", { retryable: true }) : undefined);
				},
				abort: () => heard.discard(),
				[Symbol.asyncIterator]: () => heard[Symbol.asyncIterator](),
			};
		},
		close: async () => {},
	};
}

/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = 120_000;
function carefully({ quick = quickTones(), deadline = unhurried, apiKey = undefined as string | undefined } = {}) {
	const state = { now: 0, reported: [] as unknown[] };
	const ear = openAiCompatibleEar({ baseUrl: `${server.address}/`, apiKey, model: "whisper-small" });
	const recogniser = heardAgain(quick, ear, {
		deadline,
		clock: { now: () => new Date(state.now) },
		report: (error) => state.reported.push(error),
	});
	return { recogniser, state };
}

const spoken = (words: string) => ({ words, sound: soundOf(words) });
const [offer, question] = [spoken("Would you like some tea?"), spoken("Where do we go?")];
describeSpeechToText("a listening server", () => carefully().recogniser, { first: offer, second: question });

async function hear(recogniser: SpeechToText, ...sounds: Uint8Array[]) {
	const listening = await recogniser.open({ sampleRate, signal: new AbortController().signal });
	for (const sound of sounds) listening.push(sound);
	listening.finish();
	return Array.fromAsync(listening);
}
const finalsOf = async (...given: Parameters<typeof hear>) =>
	(await hear(...given)).filter(({ type }) => type === "final").map(({ text }) => text);

test("it is asked with the key and the model, and given the utterance without the silence before it", async () => {
	const { recogniser } = carefully({ apiKey: "key" });
	expect(recogniser.label).toBe("Listening by whisper-small");
	expect(recogniser.basic).toBe(false);
	expect(await finalsOf(recogniser, silence(20), question.sound)).toEqual([question.words]);
	const asked = server.asked.at(-1);
	expect(asked).toMatchObject({
		authorization: "Bearer key",
		fields: { model: "whisper-small", language: "en", response_format: "json" },
	});
	expect(asked?.seconds).toBeLessThan(6);
});

test("the request lists the names to expect", async () => {
	const { recogniser } = carefully();
	const { signal } = new AbortController();
	const listening = await recogniser.open({ sampleRate, signal, words: ["Siobhan", "Port Melbourne"] });
	listening.push(question.sound);
	listening.finish();
	await Array.fromAsync(listening);
	expect(server.asked.at(-1)?.fields.prompt).toBe("Siobhan, Port Melbourne.");
});

test("quick words are shown while it hears, also those of the next utterance, and finals keep their order", async () => {
	const answers: (() => void)[] = [];
	server.fault = (response) => answers.push(() => response.end(JSON.stringify({ text: `Answer ${answers.length}` })));
	onTestFinished(() => {
		server.fault = undefined;
	});
	const listening = await carefully().recogniser.open({ sampleRate, signal: new AbortController().signal });
	for (const sound of [offer.sound, silence(2), question.sound]) listening.push(sound);
	listening.finish();
	const heard = listening[Symbol.asyncIterator]();
	const texts: string[] = [];
	while (texts.at(-1) !== "would you like some tea where do we go") texts.push((await heard.next()).value.text);
	await expect.poll(() => answers.length).toBe(2);
	answers[1]?.();
	answers[0]?.();
	const rest = await Array.fromAsync({ [Symbol.asyncIterator]: () => heard });
	const finals = rest.filter(({ type }) => type === "final");
	expect(finals.map(({ text }) => text)).toEqual(["Answer 2", "Answer 2"]);
	expect(finals[0]?.until).toBeLessThan(finals[1]?.until ?? 0);
});

describe("the quick words stand where the server", () => {
	const faults: [string, TranscriptionFault][] = [
		["has too much to do (429)", (response) => response.writeHead(429, { "retry-after": "60" }).end()],
		["is broken (500)", (response) => response.writeHead(500).end("<html>")],
		["is away (503)", (response) => response.writeHead(503).end()],
		["refuses the key (401)", (response) => response.writeHead(401).end('{"error":{}}')],
		["sends elsewhere", (response) => response.writeHead(302, { location: server.address }).end()],
		["sends a page", (response) => response.end("<html>")],
		["sends nothing", (response) => response.end()],
		["sends half of its answer", (response) => response.end('{"text":"Would you')],
		["sends something else", (response) => response.end('{"text":["Would"]}')],
		["says an error with status 200", (response) => response.end('{"error":{"message":"no"}}')],
		["breaks off", (response) => void response.write('{"te', () => response.destroy())],
		["hangs up", (response) => response.destroy()],
		["sends without end", (response) => endless(response)],
		["repeats itself for ever", (response) => response.end(JSON.stringify({ text: "you ".repeat(500) }))],
		["never answers", () => {}],
		["begins and never ends", (response) => void response.write('{"text":"')],
	];
	test.each(faults)("%s; then it is left alone for half a minute", async (_, fault) => {
		server.fault = fault;
		onTestFinished(() => {
			server.fault = undefined;
		});
		// A server that hangs is given up after this time.
		const { recogniser, state } = carefully({ deadline: 300 });
		const calls = server.asked.length;
		expect(await finalsOf(recogniser, offer.sound)).toEqual(["would you like some tea"]);
		expect(await finalsOf(recogniser, question.sound)).toEqual(["where do we go"]);
		expect([server.asked.length - calls, state.reported.length]).toEqual([1, 1]);
		expect([recogniser.label, recogniser.basic]).toEqual(["Tones", true]);
		expect(`${state.reported[0]} ${(state.reported[0] as Error).cause}`).not.toMatch(/would|you /i);
		server.fault = undefined;
		state.now += 30_001;
		expect(recogniser.label).toBe("Listening by whisper-small");
	});

	test("hears nothing in it, and it is asked again", async () => {
		server.fault = (response) => response.end('{"text":" "}');
		onTestFinished(() => {
			server.fault = undefined;
		});
		const { recogniser, state } = carefully();
		expect(await finalsOf(recogniser, offer.sound)).toEqual(["would you like some tea"]);
		expect(state.reported).toEqual([]);
	});

	test("cannot be reached", async () => {
		const ear = openAiCompatibleEar({ baseUrl: "http://127.0.0.1:9/v1", apiKey: undefined, model: "m" });
		const recogniser = heardAgain(quickTones(), ear, { clock: { now: () => new Date(0) }, report: () => {} });
		expect(await finalsOf(recogniser, offer.sound)).toEqual(["would you like some tea"]);
	});
});

test("a quick recogniser that is lost ends the listening as lost, after what was heard to its end", async () => {
	const { recogniser } = carefully({ quick: quickTones(true) });
	const listening = await recogniser.open({ sampleRate, signal: new AbortController().signal });
	for (const sound of [offer.sound, silence(2), question.sound]) listening.push(sound);
	listening.finish();
	const finals: string[] = [];
	const over = (async () => {
		for await (const { type, text } of listening) if (type === "final") finals.push(text);
	})();
	await expect(over).rejects.toThrow("lost");
	expect(finals).toEqual([offer.words]);
});

/** Sends as much as the client reads. */
function endless(response: Parameters<TranscriptionFault>[0]): void {
	const more = () => void response.write("x".repeat(64 * 1024), () => response.destroyed || more());
	more();
}
