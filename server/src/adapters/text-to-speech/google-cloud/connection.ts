import type { protos, v1 } from "@google-cloud/text-to-speech";
import { SeamError } from "../../../seams/seam-error.ts";
import { failureOf } from "./failure.ts";

type Client = v1.TextToSpeechClient;
type Request = protos.google.cloud.texttospeech.v1.ISynthesizeSpeechRequest;

/** Bytes of the longest answer that is taken: some minutes of speech. */
const mostBytes = 4 * 1024 * 1024;

export interface Connection {
	/**
	 * @param left who asked does not want it any more
	 * @param late it has taken too long
	 * @returns the sound it answered with, whatever that is
	 * @throws {SeamError} or the reason of `left`
	 */
	ask(request: Request, signals: { left: AbortSignal; late: AbortSignal }): Promise<unknown>;
	close(): Promise<void>;
}

/**
 * The library's client, made when somebody speaks. One that failed is given up, and the next call makes another: a connection
 * that died without a word would go on failing for minutes, and a key may have been put right.
 * @param address `https://…`
 */
export function connectionTo(address: string): Connection {
	let client: Promise<Client> | undefined;
	const giveUp = (failed: Promise<Client>) => {
		if (client === failed) client = undefined;
		void closed(failed);
	};

	return {
		async ask(request, { left, late }) {
			const signal = AbortSignal.any([left, late]);
			client ??= connect(address);
			const mine = client;
			try {
				signal.throwIfAborted();
				const there = await Promise.race([mine, aborted(signal)]);
				// Its method of that name would write the request where `GOOGLE_SDK_NODE_LOGGING` asks for a log.
				const answers = await there.innerApiCalls.synthesizeSpeech?.(request, { retry: null, signal });
				return answers?.[0]?.audioContent;
			} catch (error) {
				left.throwIfAborted();
				const failure = failureOf(late.aborted ? { code: tooLate } : error);
				if (!failure.isOfOneRequest) giveUp(mine);
				throw failure.error;
			}
		},
		close: async () => void (client && (await closed(client))),
	};
}

/** As gRPC numbers it. */
const tooLate = 4;

const closed = (client: Promise<Client>): Promise<void> => client.then((it) => it.close()).catch(() => {});

/**
 * Loaded when somebody speaks. The library finds its credentials by itself: `GOOGLE_APPLICATION_CREDENTIALS`, or what the
 * machine is signed in as.
 */
async function connect(address: string): Promise<Client> {
	const { v1 } = await import("@google-cloud/text-to-speech");
	const { hostname, port } = new URL(address);
	const client = new v1.TextToSpeechClient({
		"grpc.max_receive_message_length": mostBytes,
		enableTelemetryLogging: false,
		apiEndpoint: hostname,
		port: port ? Number(port) : 443,
	});
	await client.initialize().catch(() => {
		// Its message may name the file of a key: the log has it said in words of ours.
		throw new SeamError("Google Cloud's credentials cannot be read", { retryable: true });
	});
	return client;
}

/** Rejects once the signal is aborted. */
const aborted = (signal: AbortSignal): Promise<never> =>
	new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
