import { createPublicKey, type KeyObject } from "node:crypto";
import { createRequire } from "node:module";
import { Server, ServerCredentials, type ServerDuplexStream, type ServiceDefinition, status } from "@grpc/grpc-js";
import { fromJSON } from "@grpc/proto-loader";
import { inWords, ToneHearer } from "../made-models/hear-tones.ts";
import { isSignedBy, serviceAccount } from "./google-service-account.ts";
import type { ownCertificate } from "./own-certificate.ts";

/**
 * How it fails, asked by the project's name: at the first word, at the third, or after the last. `limit`: each stream comes to
 * Google's limit. `unplaced`: it does not say where in the sound a word ended.
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

export interface GoogleSpeechServer {
	/** `https://localhost:…` */
	address: string;
	/** A key it knows, as the file of a service account has it. */
	account: string;
	/** The first request of each stream, and its metadata as text. */
	asked: { request: Request; place: string }[];
	close(): Promise<void>;
}

/** Bytes of sound in a request, at most: the 15 KB of the protocol. */
const mostBytes = 15_000;

/**
 * A server that speaks `google.cloud.speech.v2.Speech/StreamingRecognize`, by the library's own protos, and hears the tones.
 * @param own what it shows who connects to `localhost`
 */
export async function serveGoogleSpeech(own: ReturnType<typeof ownCertificate>): Promise<GoogleSpeechServer> {
	const account = serviceAccount();
	const knownKey = createPublicKey(account.privateKey);
	const server = new Server();
	server.addService(serviceOf(), {
		StreamingRecognize(call: Call) {
			call.on("error", () => {});
			if (!isKnown(call, knownKey)) return fail(call, status.UNAUTHENTICATED);
			const place = String(call.metadata.get("x-goog-request-params")[0]);
			call.once("data", (request: Request) => {
				made.asked.push({ request, place });
				if (!request.recognizer || !request.streamingConfig) return fail(call, status.INVALID_ARGUMENT);
				const fault = request.recognizer.split("/")[1];
				if (fault === "refuses") return fail(call, status.PERMISSION_DENIED);
				recognise(call, request.streamingConfig, fault);
			});
		},
	});
	const secure = ServerCredentials.createSsl(null, [
		{ private_key: Buffer.from(own.key), cert_chain: Buffer.from(own.certificate) },
	]);
	const port = await new Promise<number>((resolve, reject) => {
		server.bindAsync("127.0.0.1:0", secure, (error, bound) => (error ? reject(error) : resolve(bound)));
	});
	const made: GoogleSpeechServer = {
		address: `https://localhost:${port}`,
		account: account.file,
		asked: [],
		close: async () => server.forceShutdown(),
	};
	return made;
}

function serviceOf(): ServiceDefinition {
	const protos = createRequire(import.meta.url)("@google-cloud/speech/build/protos/protos.json");
	const options = { keepCase: false, longs: Number, enums: String, defaults: false };
	return fromJSON(protos, options)["google.cloud.speech.v2.Speech"] as ServiceDefinition;
}

function isKnown(call: Call, key: KeyObject): boolean {
	return isSignedBy(String(call.metadata.get("authorization")[0]).replace("Bearer ", ""), key);
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
		// What it is sure of and what it is not come apart, as theirs do.
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
