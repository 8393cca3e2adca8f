import { type ServerDuplexStream, status } from "@grpc/grpc-js";
import { inWords, ToneHearer } from "../made-models/hear-tones.ts";
import { type GoogleServer, serveGoogle } from "./google-server.ts";
import type { ownCertificate } from "./own-certificate.ts";

/**
 * How it fails, chosen by the project's name: at the first word, at the third, or after the last. `limit`: each stream
 * reaches Google's limit. `unplaced`: results lack the position of the last word.
 */
export type GoogleSpeechFault =
	| "refuses"
	| "hangs"
	| "closes"
	| "errors"
	| "ends"
	| "limit"
	| "never-ends"
	| "unplaced";

interface Request {
	recognizer?: string;
	streamingConfig?: { config: Record<string, unknown>; streamingFeatures: Record<string, unknown> };
	audio?: Buffer;
}
type Call = ServerDuplexStream<Request, object>;

export interface GoogleSpeechServer extends GoogleServer {
	/** The first request of each stream, with its metadata as text. */
	asked: { request: Request; place: string }[];
}

/** The most bytes of audio per request: the protocol's 15 KB. */
const mostBytes = 15_000;

/**
 * A stand-in for `google.cloud.speech.v2.Speech/StreamingRecognize` with the library's own protos, which transcribes
 * the tones.
 * @param own its certificate for `localhost`
 */
export async function serveGoogleSpeech(own: ReturnType<typeof ownCertificate>): Promise<GoogleSpeechServer> {
	const asked: GoogleSpeechServer["asked"] = [];
	const server = await serveGoogle({
		own,
		library: "@google-cloud/speech",
		service: "google.cloud.speech.v2.Speech",
		handlers: (isKnown) => ({
			StreamingRecognize(call: Call) {
				call.on("error", () => {});
				if (!isKnown(call.metadata)) return fail(call, status.UNAUTHENTICATED);
				const place = String(call.metadata.get("x-goog-request-params")[0]);
				call.once("data", (request: Request) => {
					asked.push({ request, place });
					if (!request.recognizer || !request.streamingConfig) return fail(call, status.INVALID_ARGUMENT);
					const fault = request.recognizer.split("/")[1];
					if (fault === "refuses") return fail(call, status.PERMISSION_DENIED);
					recognise(call, request.streamingConfig, fault);
				});
			},
		}),
	});
	return { ...server, asked };
}

const fail = (call: Call, code: status, details = "no") => void call.emit("error", { code, details });

function recognise(call: Call, { config }: NonNullable<Request["streamingConfig"]>, fault: string | undefined): void {
	const { sampleRateHertz } = config.explicitDecodingConfig as { sampleRateHertz: number };
	let words = 0;
	let isOver = false;
	const say = (response: object) => void (!isOver && fault !== "hangs" && call.write(response));
	const over = (how: () => void) => {
		isOver = true;
		how();
	};
	const hearer = new ToneHearer(({ type, said, until }) => {
		words++;
		if (words === 3 && fault === "closes") over(() => fail(call, status.UNAVAILABLE));
		if (words === 3 && fault === "errors") over(() => fail(call, status.INTERNAL, "would you"));
		if (words === 3 && fault === "limit") over(() => fail(call, status.ABORTED, "Max duration of 5 minutes reached"));
		if (words === 3 && fault === "ends") over(() => call.end());
		if (said.length === 1 && type === "partial") say({ speechEventType: "SPEECH_ACTIVITY_BEGIN" });
		const isFinal = type === "final";
		const resultEndOffset = offset(until / sampleRateHertz);
		const result = (part: readonly number[], stability: number, lead = "") => ({
			alternatives: [{ transcript: lead + inWords(part, isFinal ? "written" : "plain") }],
			isFinal,
			stability,
			...(fault !== "unplaced" && { resultEndOffset }),
		});
		// Stable and unstable text come separately, as from Google.
		if (isFinal || said.length < 2) say({ results: [result(said, isFinal ? 0 : 0.1)] });
		else say({ results: [result(said.slice(0, -1), 0.9), result(said.slice(-1), 0.1, " ")] });
	});
	call.on("data", ({ audio }: Request) => {
		if (isOver) return;
		if (!audio || audio.length > mostBytes) return over(() => fail(call, status.INVALID_ARGUMENT));
		hearer.take(audio);
	});
	call.on("end", () => {
		if (isOver || fault === "never-ends" || fault === "hangs") return;
		hearer.end();
		over(() => call.end());
	});
}

const offset = (seconds: number) => ({
	seconds: Math.floor(seconds),
	nanos: Math.round((seconds % 1) * 1e9),
});
