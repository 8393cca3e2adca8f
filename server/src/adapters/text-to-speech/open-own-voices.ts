import type { Logger } from "pino";
import type { OwnVoiceConfig } from "../../config/own-voice.ts";
import type { Clock } from "../../context.ts";
import type { OwnVoices } from "../../seams/text-to-speech.ts";
import { cachedTextToSpeech } from "./cached.ts";
import { elevenLabsVoices } from "./elevenlabs.ts";
import { openAiCompatibleVoices } from "./openai-compatible.ts";
import { resting } from "./resting.ts";
import { unknownVoice } from "./unknown-voice.ts";

/**
 * Milliseconds. With several processes, the others do not hear of a withdrawn consent, so their cache expires by
 * itself.
 */
const keptMilliseconds = 10 * 60_000;

/** The vendor that speaks with banked voices; undefined if the configuration does not name one. */
export function openOwnVoices(
	config: OwnVoiceConfig | undefined,
	{ clock, log }: { clock: Clock; log: Logger },
): OwnVoices | undefined {
	if (!config) return undefined;
	const { vendor, adapter, ...server } = config;
	const given = { ...server, label: vendor, unknownVoice };
	const engine =
		adapter === "elevenlabs"
			? elevenLabsVoices({ ...given, apiKey: config.apiKey ?? "" })
			: openAiCompatibleVoices(given);
	const report = (err: unknown) => log.warn({ err }, "the vendor of banked voices failed");
	return cachedTextToSpeech(resting(engine, { clock, report }), { keptMilliseconds });
}
