import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Clock } from "../../context.ts";
import type { TextToSpeech } from "../../seams/text-to-speech.ts";
import { builtInTextToSpeech } from "./built-in.ts";
import { cachedTextToSpeech } from "./cached.ts";
import { openAiCompatibleTextToSpeech } from "./openai-compatible.ts";
import { scriptedTextToSpeech } from "./scripted.ts";
import { speechOrElse } from "./speech-or-else.ts";

/** The voices the configuration names; a server's never without the built-in ones behind them, each with a memory of its own. */
export function openVoices(
	{ textToSpeech, voiceServer }: Pick<Config, "textToSpeech" | "voiceServer">,
	{ clock, log }: { clock: Clock; log: Logger },
): TextToSpeech {
	if (textToSpeech === "scripted") return cachedTextToSpeech(scriptedTextToSpeech());
	const builtIn = cachedTextToSpeech(builtInTextToSpeech());
	if (!voiceServer) return builtIn;
	return speechOrElse(cachedTextToSpeech(openAiCompatibleTextToSpeech(voiceServer)), builtIn, {
		clock,
		report: (err) => log.warn({ err }, "the voice server failed, the built-in voices stand in"),
	});
}
