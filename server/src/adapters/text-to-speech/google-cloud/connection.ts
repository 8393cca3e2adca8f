import type { protos, v1 } from "@google-cloud/text-to-speech";
import { SeamError } from "../../../seams/seam-error.ts";
import { failureOf } from "./failure.ts";

type Client = v1.TextToSpeechClient;
type Request = protos.google.cloud.texttospeech.v1.ISynthesizeSpeechRequest;

/** The largest answer in bytes that is accepted: some minutes of speech. */
const mostBytes = 4 * 1024 * 1024;

export interface Connection {
	/**
	 * @param left aborted when the caller leaves
	 * @param late aborted when it takes too long
	 * @returns the content of the answer, unchecked
	 * @throws {SeamError} or the reason of `left`
	 */
	ask(request: Request, signals: { left: AbortSignal; late: AbortSignal }): Promise<unknown>;
	close(): Promise<void>;
}

/**
 * The library's client, created at the first request. After a failure it is dropped and the next call creates another:
 * a dead connection would fail for minutes, and a key may have been fixed.
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
				// The public method would log the request if `GOOGLE_SDK_NODE_LOGGING` is set.
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

/** The gRPC code of a deadline that was exceeded. */
const tooLate = 4;

const closed = (client: Promise<Client>): Promise<void> => client.then((it) => it.close()).catch(() => {});

/**
 * Imported at the first request. The library finds its credentials itself: `GOOGLE_APPLICATION_CREDENTIALS`, or the
 * machine's own account.
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
		// The library's message may contain the path of a key file, so the log gets our own message.
		throw new SeamError("Google Cloud's credentials cannot be read", { retryable: true });
	});
	return client;
}

/** Rejects once the signal is aborted. */
const aborted = (signal: AbortSignal): Promise<never> =>
	new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
