import { serveVoices, type VoiceServer } from "@sayso/harness/stand-ins/voice-server.ts";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../log.ts";
import { describeVoices, framesOf } from "../../seams/text-to-speech.conformance.ts";
import { type OwnVoices, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { elevenLabsVoices } from "./elevenlabs.ts";
import { openOwnVoices } from "./open-own-voices.ts";
import { openAiCompatibleVoices } from "./openai-compatible.ts";

let server: VoiceServer;
beforeAll(async () => {
	server = await serveVoices("MyOwnVoice1", "another.voice-2");
});
afterEach(() => {
	server.fault = undefined;
});
afterAll(() => server.close());

/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = 60_000;
const usual = { apiKey: "key", model: "clear", label: "A vendor", unknownVoice: [404], deadline: unhurried };
const vendors = {
	elevenlabs: (options = {}) => elevenLabsVoices({ ...usual, baseUrl: server.address, ...options }),
	"openai-compatible": (options = {}) =>
		openAiCompatibleVoices({ ...usual, baseUrl: `${server.address}/v1`, ...options }),
};
const { signal } = new AbortController();
const request = { personId: "p", text: "A kangaroo", voice: "MyOwnVoice1", languageCode: "en-AU", signal } as const;

describe.each(Object.entries(vendors))("%s", (adapter, make) => {
	describeVoices(`banked voices through ${adapter}`, ["MyOwnVoice1", "another.voice-2"], () => make());

	test("the vendor is asked for the voice by its id, with the key and the model", async () => {
		await make().speak(request);
		expect(server.asked.at(-1)).toEqual({ key: "key", voice: "MyOwnVoice1", text: "A kangaroo", model: "clear" });
	});

	test("a voice that the vendor does not have gives another error than a vendor that fails", async () => {
		await expect(make().speak({ ...request, voice: "nobody" })).rejects.toBeInstanceOf(VoiceNotThere);
		server.fault = 401;
		await expect(make().speak(request)).rejects.not.toBeInstanceOf(VoiceNotThere);
	});

	test("a long text may take longer", async () => {
		const text = "A kangaroo. ".repeat(500);
		expect(framesOf(await make({ deadline: 0 }).speak({ ...request, text }))).toBeGreaterThan(5);
	});

	test.each([401, 429, 500, "nothing"] as const)(
		"what %s ends with names neither the voice nor the words",
		async (fault) => {
			server.fault = fault;
			const lines: string[] = [];
			const log = createLog({ logLevel: "debug" }, { write: (line) => lines.push(line) });
			await make({ deadline: fault === "nothing" ? 50 : unhurried })
				.speak(request)
				.catch((err: unknown) => log.warn({ err }, "failed"));
			expect(lines.join("")).toContain("failed");
			for (const secret of ["kangaroo", "MyOwnVoice1", '"key"']) expect(lines.join("")).not.toContain(secret);
		},
	);
});

describe("the vendor that is configured", () => {
	let now = 0;
	const opened = (): OwnVoices => {
		const config = { vendor: "A vendor", baseUrl: `${server.address}/v1`, apiKey: undefined, model: "m" };
		const log = createLog({ logLevel: "silent" });
		const clock = { now: () => new Date(now) };
		const voices = openOwnVoices({ adapter: "openai-compatible", ...config }, { clock, log });
		if (!voices) throw new Error("It is configured");
		onTestFinished(() => voices.close());
		return voices;
	};

	test("is left alone for half a minute once it failed, and not for a voice that it has not", async () => {
		const voices = opened();
		await expect(voices.speak({ ...request, voice: "nobody" })).rejects.toBeInstanceOf(VoiceNotThere);
		expect(framesOf(await voices.speak({ ...request, text: "Once" }))).toBeGreaterThan(5);
		server.fault = 500;
		await expect(voices.speak({ ...request, text: "Twice" })).rejects.toThrow("answered 500");
		server.fault = undefined;
		const calls = server.asked.length;
		await expect(voices.speak({ ...request, text: "Twice" })).rejects.toThrow("rests");
		// A corrected system clock does not extend the pause to an hour.
		now -= 3_600_000;
		await expect(voices.speak({ ...request, text: "Twice" })).rejects.toThrow("rests");
		expect(server.asked).toHaveLength(calls);
		now += 30_001;
		expect(framesOf(await voices.speak({ ...request, text: "Twice" }))).toBeGreaterThan(5);
	});

	test("is asked once for what a voice has said before, and again for another voice", async () => {
		const voices = opened();
		const calls = server.asked.length;
		for (const voice of ["MyOwnVoice1", "MyOwnVoice1", "another.voice-2"]) await voices.speak({ ...request, voice });
		expect(server.asked.slice(calls).map(({ voice }) => voice)).toEqual(["MyOwnVoice1", "another.voice-2"]);
	});
});
