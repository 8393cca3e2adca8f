import type { protos } from "@google-cloud/text-to-speech";
import { type VoiceChoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { cutText } from "../cut-text.ts";

type Request = protos.google.cloud.texttospeech.v1.ISynthesizeSpeechRequest;

/** Bytes of text in a request, a little less than the 5,000 of https://cloud.google.com/text-to-speech/quotas */
const mostBytes = 4_900;
/** Semitones: the specification's names are those of grown-ups, for boys and girls too. */
const raised: Partial<Record<VoiceChoice, number>> = {
	...{ "boy-au": 4, "boy-uk": 4, "boy-us": 4 },
	...{ "girl-au": 3, "girl-uk": 3, "girl-us": 3 },
};

/**
 * What Google is asked for, one request after another: most texts are one.
 * @param names what the operator has in place of the specification's names; these are taken as they sound
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
		// Its own language: any other is refused.
		voice: { name, languageCode: name.split("-", 2).join("-") },
		audioConfig: { audioEncoding: "MP3", ...(pitch && { pitch }) },
	}));
}
