import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Clock } from "../../context.ts";
import type { ListeningFolders } from "../../models/shelf.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { builtInSpeechToText } from "./built-in.ts";
import { deepgramSpeechToText } from "./deepgram.ts";
import { googleCloudSpeechToText } from "./google-cloud.ts";
import { heardAgain } from "./heard-again.ts";
import { inOrder } from "./in-order.ts";
import type { RecogniserOptions } from "./in-processes/recognisers.ts";
import { localSpeechToText } from "./local.ts";
import { noSpeechToText } from "./none.ts";
import { openAiCompatibleEar } from "./openai-compatible.ts";
import { remoteSpeechToText } from "./remote.ts";
import { scriptedSpeechToText } from "./scripted.ts";

/**
 * The recogniser that the configuration names. The built-in one is the best of this machine: its installed models, or
 * Basic listening. A configured server for second transcriptions replaces the models' own. If other processes listen
 * for this one, they are used.
 */
export function openListening(
	{
		speechToText,
		deepgram,
		googleSpeech,
		listeningServer,
		role,
		listeners,
	}: Pick<Config, "speechToText" | "deepgram" | "googleSpeech" | "listeningServer" | "role" | "listeners">,
	{
		models,
		recognisers,
		clock,
		log,
	}: {
		models: () => ListeningFolders | undefined;
		recognisers?: RecogniserOptions | undefined;
		clock: Clock;
		log: Logger;
	},
): SpeechToText {
	if (role === "jobs") return noSpeechToText;
	const report = (err: unknown) => log.warn({ err }, "a recogniser failed, the next listens");
	// Recognisers that fail over to each other without losing audio.
	if (listeners)
		return inOrder([{ recogniser: remoteSpeechToText(listeners), isReady: () => true }], { clock, report });
	if (speechToText === "scripted") return scriptedSpeechToText();
	const hearsAgain = listeningServer === undefined;
	const basic = builtInSpeechToText({ ...recognisers, hearsAgain });
	const folders = () => {
		const found = models();
		return found && (hearsAgain ? found : { ...found, careful: undefined });
	};
	const best = inOrder(
		[
			...(deepgram ? [{ recogniser: deepgramSpeechToText(deepgram), isReady: () => true }] : []),
			...(googleSpeech ? [{ recogniser: googleCloudSpeechToText(googleSpeech), isReady: () => true }] : []),
			{ recogniser: localSpeechToText(folders, recognisers), isReady: () => models() !== undefined },
			{ recogniser: basic, isReady: () => basic.howToInstall === undefined },
		],
		{ clock, report },
	);
	if (!listeningServer) return best;
	return heardAgain(best, openAiCompatibleEar(listeningServer), {
		deadline: recognisers?.carefulDeadline,
		clock,
		report: (err) => log.warn({ err }, "the listening server failed, the quick words stand"),
	});
}
