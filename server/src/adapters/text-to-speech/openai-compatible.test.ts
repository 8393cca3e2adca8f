import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type VoiceChoice, voices } from "@sayso/contract/entities/voice.ts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { describeTextToSpeech, framesOf } from "../../seams/text-to-speech.conformance.ts";
import { openAiCompatibleTextToSpeech } from "./openai-compatible.ts";
import { scriptedTextToSpeech } from "./scripted.ts";
import { speechOrElse } from "./speech-or-else.ts";

/** The requests that the server received. */
const asked: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
const sound = scriptedTextToSpeech();
const signal = new AbortController().signal;
const request = { personId: "p", text: "Hello", voice: "male-au", languageCode: "en-AU", signal } as const;

/** A server that answers as OpenAI documents `POST /v1/audio/speech`. */
const answering: RequestListener = async (incoming, answer) => {
	const body = JSON.parse(Buffer.concat(await Array.fromAsync(incoming)).toString());
	asked.push({ authorization: incoming.headers.authorization, body });
	if (incoming.url !== "/v1/audio/speech" || body.response_format !== "mp3") return answer.writeHead(404).end();
	answer.writeHead(200, { "content-type": "audio/mpeg" }).end(await sound.speak(request));
};

async function served(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, "127.0.0.1");
	await once(server, "listening");
	afterEverything.push(
		() => server.closeAllConnections(),
		() => server.close(),
	);
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
const afterEverything: (() => unknown)[] = [];
afterAll(() => {
	for (const end of afterEverything) end();
});

const named = Object.fromEntries(voices.map(({ id }) => [id, `vendor-${id}`])) as Record<VoiceChoice, string>;
const engineAt = (baseUrl: string, deadline = 4_000) =>
	openAiCompatibleTextToSpeech({ baseUrl, apiKey: "key", model: "kokoro", voices: named, deadline });

let good = "";
beforeAll(async () => {
	good = await served(answering);
});
describeTextToSpeech("a compatible voice server", () => ({
	...engineAt(""),
	speak: (given) => engineAt(good).speak(given),
}));

test("the server is asked for the voice by its own name, with the key", async () => {
	await engineAt(`${good}/`).speak({ ...request, text: "Hello there" });
	expect(asked.at(-1)).toEqual({
		authorization: "Bearer key",
		body: { model: "kokoro", input: "Hello there", voice: "vendor-male-au", response_format: "mp3" },
	});
});

describe("the built-in speaks where the server", () => {
	const faults: [string, RequestListener][] = [
		["is busy", (_, answer) => answer.writeHead(503).end("busy")],
		["sends a page", (_, answer) => answer.end("<html>")],
		["sends nothing", (_, answer) => answer.end()],
		["sends elsewhere", (_, answer) => answer.writeHead(302, { location: good }).end()],
		["breaks off", (_, answer) => void answer.write(Buffer.from([0xff, 0xf3, 0, 0]), () => answer.destroy())],
		["never answers", () => {}],
		[
			"sends without end",
			(_, answer) => {
				const more = () => void answer.write(Buffer.alloc(1024 * 1024, 0xff), () => answer.destroyed || more());
				more();
			},
		],
	];
	test.each(faults)("%s; then it is left alone for half a minute", async (_, fault) => {
		let [now, calls] = [0, 0];
		const address = await served((...call) => {
			calls++;
			fault(...call);
		});
		const second = scriptedTextToSpeech();
		const report = vi.fn();
		const both = speechOrElse(engineAt(address, 500), second, { clock: { now: () => new Date(now) }, report });
		onTestFinished(() => both.close());
		for (const text of ["My secret words", "More"])
			expect(framesOf(await both.speak({ ...request, text }))).toBeGreaterThan(5);
		expect([calls, second.requests.length, report.mock.calls.length]).toEqual([1, 2, 1]);
		expect(`${report.mock.calls[0]?.[0]} ${report.mock.calls[0]?.[0].cause}`).not.toContain("secret");
		now += 30_001;
		await both.speak({ ...request, text: "Later" });
		expect(calls).toBe(2);
	});

	test("has no such voice, and the others still speak", async () => {
		const some = openAiCompatibleTextToSpeech({
			baseUrl: good,
			apiKey: undefined,
			model: "m",
			voices: { "male-au": "onyx" },
		});
		const second = scriptedTextToSpeech();
		const both = speechOrElse(some, second, { clock: { now: () => new Date(0) }, report: () => {} });
		await both.speak({ ...request, voice: "girl-us", languageCode: "en-US" });
		expect(second.requests).toHaveLength(1);
		await both.speak(request);
		expect(second.requests).toHaveLength(1);
		expect(asked.at(-1)).toMatchObject({ authorization: undefined, body: { voice: "onyx" } });
	});
});
