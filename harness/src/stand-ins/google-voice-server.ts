import { type ServerUnaryCall, type sendUnaryData, status } from "@grpc/grpc-js";
import { scriptedTextToSpeech } from "../../../server/src/adapters/text-to-speech/scripted.ts";
import { type GoogleServer, serveGoogle } from "./google-server.ts";
import type { ownCertificate } from "./own-certificate.ts";

/** The fields of a `SynthesizeSpeechRequest` that are read. */
export interface AskedOfGoogle {
	input: { text: string };
	voice: { name: string; languageCode: string };
	audioConfig: { audioEncoding: string; pitch?: number; speakingRate?: number; volumeGainDb?: number };
}

/** How it fails: with a status, with invalid audio, with endless audio, or by never answering. */
export type GoogleVoiceFault = "quota" | "denied" | "away" | "errs" | "page" | "nothing" | "huge" | "hangs";

export interface GoogleVoiceServer extends GoogleServer {
	/** Every signed request, oldest first, with its connection. */
	asked: { request: AskedOfGoogle; connection: string }[];
	fault: GoogleVoiceFault | undefined;
	/** If set, it answers after this promise. */
	holds: PromiseWithResolvers<void> | undefined;
	/** How many calls were cancelled by the caller. */
	left: number;
}

/** The most bytes of text: https://cloud.google.com/text-to-speech/quotas */
const mostBytes = 5_000;
/** The voices of the specification's three accents in Google's list, and some of its better ones. */
const voices =
	/^(?:en-AU-(?:Standard-[A-D]|Neural2-[A-D])|en-GB-(?:Standard-[ABCDFNO]|Neural2-[ABCDF])|en-US-(?:Standard-[A-J]|Chirp3-HD-Puck))$/;
const failures = {
	quota: status.RESOURCE_EXHAUSTED,
	denied: status.PERMISSION_DENIED,
	away: status.UNAVAILABLE,
	errs: status.INTERNAL,
};
const garbled = { page: Buffer.from("<html>"), nothing: Buffer.alloc(0), huge: Buffer.alloc(5 * 1024 * 1024, 0xff) };

/**
 * A stand-in for `google.cloud.texttospeech.v1.TextToSpeech/SynthesizeSpeech` with the library's own protos. It speaks
 * everything as one tone. Its error messages quote the text, as Google's may.
 * @param own its certificate for `localhost`
 */
export async function serveGoogleVoices(own: ReturnType<typeof ownCertificate>): Promise<GoogleVoiceServer> {
	const { signal } = new AbortController();
	const tone = { personId: "", text: "", voice: "male-au", languageCode: "en-AU", signal } as const;
	const audioContent = await scriptedTextToSpeech().speak(tone);
	const server = await serveGoogle({
		own,
		library: "@google-cloud/text-to-speech",
		service: "google.cloud.texttospeech.v1.TextToSpeech",
		handlers: (isKnown) => ({
			async SynthesizeSpeech(call: ServerUnaryCall<AskedOfGoogle, object>, answer: sendUnaryData<object>) {
				const { request, metadata } = call;
				const fail = (code: status) => answer({ code, details: `It is of no use: "${request.input.text}"` });
				if (!isKnown(metadata)) return fail(status.UNAUTHENTICATED);
				made.asked.push({ request, connection: call.getPeer() });
				call.on("cancelled", () => made.left++);
				const { fault } = made;
				await made.holds?.promise;
				if (fault === "hangs") return;
				if (fault && fault in failures) return fail(failures[fault as keyof typeof failures]);
				if (!isGood(request)) return fail(status.INVALID_ARGUMENT);
				answer(null, { audioContent: fault ? garbled[fault as keyof typeof garbled] : audioContent });
			},
		}),
	});
	const made: GoogleVoiceServer = { ...server, asked: [], fault: undefined, holds: undefined, left: 0 };
	return made;
}

const isGood = ({ input, voice, audioConfig }: AskedOfGoogle) =>
	Boolean(input.text) &&
	Buffer.byteLength(input.text) <= mostBytes &&
	voices.test(voice.name) &&
	voice.name.startsWith(`${voice.languageCode}-`) &&
	audioConfig.audioEncoding === "MP3" &&
	!(audioConfig.pitch && /Chirp/.test(voice.name));
