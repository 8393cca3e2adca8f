import { type ServerUnaryCall, type sendUnaryData, status } from "@grpc/grpc-js";
import { scriptedTextToSpeech } from "../../../server/src/adapters/text-to-speech/scripted.ts";
import { type GoogleServer, serveGoogle } from "./google-server.ts";
import type { ownCertificate } from "./own-certificate.ts";

/** As much of a `SynthesizeSpeechRequest` as is looked at. */
export interface AskedOfGoogle {
	input: { text: string };
	voice: { name: string; languageCode: string };
	audioConfig: { audioEncoding: string; pitch?: number; speakingRate?: number; volumeGainDb?: number };
}

/** How it fails: with a status, a sound that is none, a sound without end, or never. */
export type GoogleVoiceFault = "quota" | "denied" | "away" | "errs" | "page" | "nothing" | "huge" | "hangs";

export interface GoogleVoiceServer extends GoogleServer {
	/** Every request that was signed, oldest first, and by which connection it came. */
	asked: { request: AskedOfGoogle; connection: string }[];
	fault: GoogleVoiceFault | undefined;
	/** While there is one, it answers after that. */
	holds: PromiseWithResolvers<void> | undefined;
	/** How many calls were given up by who made them. */
	left: number;
}

/** Bytes of text, at most: https://cloud.google.com/text-to-speech/quotas */
const mostBytes = 5_000;
/** Those of the three accents that the specification names, as Google lists them, and some of its better ones. */
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
 * A server that speaks `google.cloud.texttospeech.v1.TextToSpeech/SynthesizeSpeech`, by the library's own protos. It says
 * everything as one tone; what it says of a failure quotes the text, as theirs may.
 * @param own what it shows who connects to `localhost`
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
