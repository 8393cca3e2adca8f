import { silence, soundOf } from "@sayso/harness/made-models/tones.ts";
import { type DeepgramFault, serveDeepgram } from "@sayso/harness/stand-ins/deepgram-server.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { describeSpeechToText } from "../../seams/speech-to-text.conformance.ts";
import { deepgramSpeechToText } from "./deepgram.ts";
import { inOrder } from "./in-order.ts";

let server: Awaited<ReturnType<typeof serveDeepgram>>;
beforeAll(async () => {
	server = await serveDeepgram();
});
afterEach(() => {
	server.fault = undefined;
});
afterAll(() => server.close());

/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = { open: 120_000, sign: 120_000 };
const at = (address: string, patience = unhurried) =>
	deepgramSpeechToText({ apiKey: "key", model: "nova-3", address, patience });

const spoken = (words: string) => ({ words, sound: soundOf(words) });
const [offer, question] = [spoken("Would you like some tea?"), spoken("Where do we go?")];
describeSpeechToText("Deepgram", () => ({ ...at(""), open: (request) => at(server.address).open(request) }), {
	first: offer,
	second: question,
});

test("the request carries the key, and forbids Deepgram to learn from the sound", async () => {
	const { signal } = new AbortController();
	const listening = await at(server.address).open({ sampleRate: 16_000, signal });
	listening.finish();
	expect(await Array.fromAsync(listening)).toEqual([]);
	const { authorization, query } = server.asked.at(-1) ?? expect.unreachable("nothing was asked");
	expect(authorization).toBe("Token key");
	expect(query).toMatchObject({ model: "nova-3", encoding: "linear16", sample_rate: "16000", mip_opt_out: "true" });
	expect(query).not.toHaveProperty("keyterm");
});

test("the request has the names to expect, as many as Deepgram takes, where the model supports them", async () => {
	const { signal } = new AbortController();
	const words = ["Siobhan", "Wagga Wagga", ...Array.from({ length: 60 }, (_, index) => `Somebody-${index}`)];
	const keytermsFor = async (model: string) => {
		const recogniser = deepgramSpeechToText({ apiKey: "key", model, address: server.address, patience: unhurried });
		const listening = await recogniser.open({ sampleRate: 16_000, signal, words });
		listening.finish();
		await Array.fromAsync(listening);
		return server.asked.at(-1)?.keyterms ?? expect.unreachable("nothing was asked");
	};
	const keyterms = await keytermsFor("nova-3");
	expect(keyterms.slice(0, 2)).toEqual(["Siobhan", "Wagga Wagga"]);
	expect(keyterms.length).toBeLessThan(words.length);
	expect(keyterms.join(" ").length).toBeLessThanOrEqual(500);
	words.unshift("x".repeat(600));
	expect(await keytermsFor("nova-3")).toEqual(keyterms);
	expect(await keytermsFor("nova-2")).toEqual([]);
});

describe("the next recogniser hears every word where Deepgram", () => {
	const faults: DeepgramFault[] = ["refuses", "never-opens", "closes", "hangs", "rubbish", "errors", "never-ends"];
	test.each(faults)("%s", async (fault) => {
		const next = at(server.address);
		const reported: unknown[] = [];
		// A server that hangs is given up after this time.
		const hurried = at(server.address, { open: 1_000, sign: 500 });
		const failing: typeof hurried = {
			...hurried,
			open(request) {
				server.fault = fault;
				return hurried.open(request);
			},
		};
		const both = inOrder(
			[failing, next].map((recogniser) => ({
				recogniser: {
					...recogniser,
					async open(request: Parameters<typeof next.open>[0]) {
						if (recogniser === next) server.fault = undefined;
						return recogniser.open(request);
					},
				},
				isReady: () => true,
			})),
			{ clock: { now: () => new Date(0) }, report: (error) => reported.push(error) },
		);
		const listening = await both.open({ sampleRate: 16_000, signal: new AbortController().signal });
		for (const sound of [offer.sound, silence(3), question.sound]) listening.push(sound);
		listening.finish();
		const finals = (await Array.fromAsync(listening)).filter(({ type }) => type === "final");
		expect(finals.map(({ text }) => text)).toEqual([offer.words, question.words]);
		expect(reported).toHaveLength(1);
		expect(`${reported[0]} ${(reported[0] as Error).cause}`).not.toMatch(/would|key/i);
	});

	test("does not answer", async () => {
		const { signal } = new AbortController();
		await expect(at("ws://127.0.0.1:9").open({ sampleRate: 16_000, signal })).rejects.toMatchObject({
			name: "SeamError",
			retryable: true,
		});
	});
});
