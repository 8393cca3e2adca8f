import type { protos } from "@google-cloud/text-to-speech";
import { type VoiceChoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { cutText } from "../cut-text.ts";

type Request = protos.google.cloud.texttospeech.v1.ISynthesizeSpeechRequest;

/**
 * The most bytes of text in a request, a little less than the 5,000 of https://cloud.google.com/text-to-speech/quotas
 */
const mostBytes = 4_900;
/** Semitones. The specification names adult voices for boys and girls too, so these are raised. */
const raised: Partial<Record<VoiceChoice, number>> = {
	...{ "boy-au": 4, "boy-uk": 4, "boy-us": 4 },
	...{ "girl-au": 3, "girl-uk": 3, "girl-us": 3 },
};

/**
 * The requests for a text, in order; most texts need one.
 * @param names the operator's voices, which replace the specification's and are not raised
 */
export function requestsFor(
	text: string,
	voice: VoiceChoice,
	names: Partial<Record<VoiceChoice, string>>,
): readonly Request[] {
	const named = names[voice];
	const name = named ?? voiceOf(voice).name;
	const pitch = named ? undefined : raised[voice];
	return cutText(text, (part) => Buffer.byteLength(part) <= mostBytes).map((part) => ({
		input: { text: part },
		// Google refuses a language other than the voice's own.
		voice: { name, languageCode: name.split("-", 2).join("-") },
		audioConfig: { audioEncoding: "MP3", ...(pitch && { pitch }) },
	}));
}
