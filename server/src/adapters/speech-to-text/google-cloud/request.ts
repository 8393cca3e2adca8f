import type { v2 } from "@google-cloud/speech";
import type { GoogleSpeechConfig } from "../../../config/google-speech.ts";

export interface Asked extends GoogleSpeechConfig {
	sampleRate: number;
	/** Names and other words to expect. */
	words: readonly string[];
}

/**
 * How much likelier an expected word becomes, from 0 to 20:
 * https://cloud.google.com/speech-to-text/docs/adaptation-model
 */
const boost = 10;

/** The first request of a stream, which configures it. Audio follows. */
export function askFor(
	client: v2.SpeechClient,
	{ project, location, model, language, sampleRate, words }: Asked,
): ReturnType<v2.SpeechClient["_streamingRecognize"]> {
	const recognizer = `projects/${project}/locations/${location}/recognizers/_`;
	// For streams, the library does not set this routing header itself.
	const headers = { "x-goog-request-params": `recognizer=${encodeURIComponent(recognizer)}` };
	const stream = client._streamingRecognize({ otherArgs: { headers } });
	const phrases = words.map((value) => ({ value, boost }));
	stream.write({
		recognizer,
		streamingConfig: {
			config: {
				explicitDecodingConfig: { encoding: "LINEAR16", sampleRateHertz: sampleRate, audioChannelCount: 1 },
				model,
				languageCodes: [language],
				features: { enableAutomaticPunctuation: true },
				...(phrases.length > 0 && { adaptation: { phraseSets: [{ inlinePhraseSet: { phrases } }] } }),
			},
			streamingFeatures: { interimResults: true, enableVoiceActivityEvents: true },
		},
	});
	return stream;
}
