import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { VoiceServerConfig } from "../../config/voice-server.ts";
import type { Clock } from "../../context.ts";
import { type TextToSpeech, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { builtInTextToSpeech } from "./built-in.ts";
import { cachedTextToSpeech } from "./cached.ts";
import { elevenLabsVoices } from "./elevenlabs.ts";
import { googleCloudTextToSpeech } from "./google-cloud.ts";
import { namedVoices } from "./named-voices.ts";
import { openAiCompatibleTextToSpeech } from "./openai-compatible.ts";
import { scriptedTextToSpeech } from "./scripted.ts";
import { speechOrElse } from "./speech-or-else.ts";
import { unknownVoice } from "./unknown-voice.ts";

/**
 * The voices the configuration names; a server's or vendor's never without the built-in ones behind them, each with a memory of
 * its own.
 * @throws {Error} naming a package that is needed and not installed
 */
export function openVoices(
	{ textToSpeech, voiceServer, googleVoice }: Pick<Config, "textToSpeech" | "voiceServer" | "googleVoice">,
	{ clock, log }: { clock: Clock; log: Logger },
): TextToSpeech {
	if (textToSpeech === "scripted") return cachedTextToSpeech(scriptedTextToSpeech());
	const builtIn = cachedTextToSpeech(builtInTextToSpeech());
	const elsewhere = voiceServer ? servedVoices(voiceServer) : googleVoice && googleCloudTextToSpeech(googleVoice);
	if (!elsewhere) return builtIn;
	return speechOrElse(cachedTextToSpeech(elsewhere), builtIn, {
		clock,
		report: (err) =>
			err instanceof VoiceNotThere
				? log.warn({ status: err.status }, "the voice server refused one voice, the built-in one stands in")
				: log.warn({ err }, "the voice server failed, the built-in voices stand in"),
	});
}

function servedVoices(config: VoiceServerConfig): TextToSpeech {
	if (config.adapter === "openai-compatible") return openAiCompatibleTextToSpeech(config);
	const { voices, apiKey = "", baseUrl, model } = config;
	return namedVoices(elevenLabsVoices({ apiKey, baseUrl, model, label: "ElevenLabs voices", unknownVoice }), voices);
}
