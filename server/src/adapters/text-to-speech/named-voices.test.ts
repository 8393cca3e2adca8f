import { type VoiceChoice, voices } from "@sayso/contract/entities/voice.ts";
import { serveVoices, type VoiceServer } from "@sayso/harness/stand-ins/voice-server.ts";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createLog } from "../../log.ts";
import { describeTextToSpeech, framesOf } from "../../seams/text-to-speech.conformance.ts";
import type { TextToSpeech } from "../../seams/text-to-speech.ts";
import { elevenLabsVoices } from "./elevenlabs.ts";
import { namedVoices } from "./named-voices.ts";
import { openVoices } from "./open.ts";
import { unknownVoice } from "./unknown-voice.ts";

const names = Object.fromEntries(voices.map(({ id }) => [id, `Vendor-${id}`])) as Record<VoiceChoice, string>;
let server: VoiceServer;
beforeAll(async () => {
	server = await serveVoices(...Object.values(names));
});
afterEach(() => {
	server.fault = undefined;
});
afterAll(() => server.close());

const { signal } = new AbortController();
const request = { personId: "p", text: "A kangaroo", voice: "male-au", languageCode: "en-AU", signal } as const;

describeTextToSpeech("Sayso's voices at ElevenLabs", () =>
	namedVoices(
		elevenLabsVoices({
			...{ baseUrl: server.address, apiKey: "key", model: "clear", label: "ElevenLabs voices" },
			// The answer does not depend on how busy the machine is.
			...{ unknownVoice, deadline: 60_000 },
		}),
		names,
	),
);

/** The configured voices: one that ElevenLabs has, and one that it does not have. */
function configured(): { engine: TextToSpeech; logged: string[] } {
	const config = readConfig({
		TEXT_TO_SPEECH: "elevenlabs",
		VOICE_BASE_URL: server.address,
		VOICE_API_KEY: "key",
		VOICE_NAMES: `male-au=${names["male-au"]}, girl-au=nobody`,
	});
	const logged: string[] = [];
	const log = createLog({ logLevel: "debug" }, { write: (line) => logged.push(line) });
	const engine = openVoices(config, { clock: { now: () => new Date(0) }, log });
	onTestFinished(() => engine.close());
	return { engine, logged };
}

test("ElevenLabs speaks by configuration, by its names for the voices; for others the built-in do", async () => {
	const { engine, logged } = configured();
	expect(engine).toMatchObject({ name: "elevenlabs", label: "ElevenLabs voices", basic: false });
	await engine.speak(request);
	const asked = { key: "key", voice: "Vendor-male-au", text: "A kangaroo", model: "eleven_flash_v2_5" };
	expect(server.asked.at(-1)).toEqual(asked);
	const calls = server.asked.length;
	expect(framesOf(await engine.speak({ ...request, voice: "female-au" }))).toBeGreaterThan(5);
	expect(server.asked).toHaveLength(calls);
	expect(logged).toEqual([]);
});

test("a voice that the vendor does not have is logged, without its name or the words, and the others still speak", async () => {
	const { engine, logged } = configured();
	expect(framesOf(await engine.speak({ ...request, voice: "girl-au" }))).toBeGreaterThan(5);
	expect(logged.join("")).toContain('"status":404');
	expect(logged.join("")).not.toMatch(/nobody|kangaroo/);
	await engine.speak({ ...request, text: "More" });
	expect(server.asked.at(-1)).toMatchObject({ voice: "Vendor-male-au", text: "More" });
});
