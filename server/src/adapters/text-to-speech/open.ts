import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { VoiceServerConfig } from "../../config/voice-server.ts";
import type { Clock } from "../../context.ts";
import type { Model } from "../../models/catalogue.ts";
import { speakingFolder } from "../../models/shelf.ts";
import { type TextToSpeech, TooBusy, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { builtInTextToSpeech } from "./built-in.ts";
import { cachedTextToSpeech } from "./cached.ts";
import { elevenLabsVoices } from "./elevenlabs.ts";
import { googleCloudTextToSpeech } from "./google-cloud.ts";
import { type LocalTextToSpeechOptions, localTextToSpeech } from "./local.ts";
import { namedVoices } from "./named-voices.ts";
import { openAiCompatibleTextToSpeech } from "./openai-compatible.ts";
import { scriptedTextToSpeech } from "./scripted.ts";
import { speechOrElse } from "./speech-or-else.ts";
import { unknownVoice } from "./unknown-voice.ts";

/** Replaces the installed voice's options and models, for tests. */
export type InstalledVoice = LocalTextToSpeechOptions & { models?: readonly Model[] };

interface Given {
	clock: Clock;
	log: Logger;
	installedVoice?: InstalledVoice | undefined;
}
type VoiceConfig = Pick<Config, "textToSpeech" | "voiceServer" | "googleVoice" | "dataDir">;

/**
 * The voices that the configuration names. An installed, server's or vendor's voice always has the built-in voices as
 * its fallback, and each has its own cache.
 * @throws {Error} naming a package that is needed and not installed
 */
export function openVoices(config: VoiceConfig, { clock, log, installedVoice }: Given): TextToSpeech {
	if (config.textToSpeech === "scripted") return cachedTextToSpeech(scriptedTextToSpeech());
	const builtIn = cachedTextToSpeech(builtInTextToSpeech());
	const first = voicesBefore(config, installedVoice);
	if (!first) return builtIn;
	if (first.isThere?.() === false)
		log.info(
			"no voice is installed: the built-in ones speak until `npm run admin -- models install kokoro-en` is done",
		);
	const who = config.textToSpeech === "local" ? "the installed voice" : "the voice server";
	return speechOrElse(cachedTextToSpeech(first), builtIn, {
		clock,
		report(err) {
			if (err instanceof TooBusy) log.warn(`${who} was too busy for one text, the built-in one stands in`);
			else if (err instanceof VoiceNotThere)
				log.warn({ status: err.status }, `${who} refused one voice, the built-in one stands in`);
			else log.warn({ err }, `${who} failed, the built-in voices stand in`);
		},
	});
}

/** The engines that are tried before the built-in one. */
function voicesBefore(
	{ textToSpeech, voiceServer, googleVoice, dataDir }: VoiceConfig,
	{ models, ...options }: InstalledVoice = {},
): TextToSpeech | undefined {
	if (voiceServer) return servedVoices(voiceServer);
	if (googleVoice) return googleCloudTextToSpeech(googleVoice);
	return textToSpeech === "local" ? localTextToSpeech(() => speakingFolder(dataDir, models), options) : undefined;
}

function servedVoices(config: VoiceServerConfig): TextToSpeech {
	if (config.adapter === "openai-compatible") return openAiCompatibleTextToSpeech(config);
	const { voices, apiKey = "", baseUrl, model } = config;
	return namedVoices(elevenLabsVoices({ apiKey, baseUrl, model, label: "ElevenLabs voices", unknownVoice }), voices);
}
