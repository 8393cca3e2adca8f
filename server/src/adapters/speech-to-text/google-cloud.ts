import type { v2 } from "@google-cloud/speech";
import type { GoogleSpeechConfig } from "../../config/google-speech.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { listenThrough } from "./google-cloud/listen-through.ts";
import { askFor } from "./google-cloud/request.ts";

export interface GoogleCloudOptions extends GoogleSpeechConfig {
	/** Milliseconds: to read the credentials, and between two signs of life while words are awaited. */
	patience?: { open: number; sign: number };
	/** Milliseconds, for the age of a stream. */
	now?: () => number;
}

/** As the package is named to npm, where it is missing. */
const wanted = "--workspace @sayso/server --save-prod @google-cloud/speech@8.1.0";
/** How often a connection that brings nothing is asked whether it is there, and how long it may take. Milliseconds. */
const keepAlive = { "grpc.keepalive_time_ms": 30_000, "grpc.keepalive_timeout_ms": 10_000 };

/**
 * Google Cloud's streaming recogniser (v2), through its own library: a package that is installed by whoever wants it. Sound and
 * the names to expect go to Google, inside the connection and in no address.
 *
 * @throws {Error} naming the package, where it is not installed
 */
export function googleCloudSpeechToText({
	patience = { open: 5_000, sign: 10_000 },
	now = () => performance.now(),
	...config
}: GoogleCloudOptions): SpeechToText {
	if (!isLibraryHere())
		throw new Error(
			`SPEECH_TO_TEXT=google-cloud needs a package that is not installed: npm install --no-save ${wanted}`,
		);
	let client: Promise<v2.SpeechClient> | undefined;
	return {
		name: "google-cloud",
		label: `Google Cloud ${config.model}`,
		basic: false,
		capacity: Number.POSITIVE_INFINITY,
		available: async () => true,
		async open({ sampleRate, signal, words = [] }) {
			client ??= connect(config);
			const there = await inTime(client, patience.open).catch(() => {
				// Its message may name the file of a key: the log has it said in words of ours.
				client = undefined;
				throw new SeamError("Google Cloud's credentials cannot be read", { retryable: true });
			});
			return listenThrough(() => askFor(there, { ...config, sampleRate, words }), {
				sampleRate,
				signal,
				signMilliseconds: patience.sign,
				now,
			});
		},
		close: async () => void (await client?.then((it) => it.close()).catch(() => {})),
	};
}

function isLibraryHere(): boolean {
	try {
		return Boolean(import.meta.resolve("@google-cloud/speech"));
	} catch {
		return false;
	}
}

/**
 * Loaded when somebody listens through it. The library finds its credentials by itself: `GOOGLE_APPLICATION_CREDENTIALS`, or what
 * the machine is signed in as.
 */
async function connect({ project, address }: GoogleSpeechConfig): Promise<v2.SpeechClient> {
	const { v2 } = await import("@google-cloud/speech");
	const { hostname, port } = new URL(address);
	const client = new v2.SpeechClient({
		...keepAlive,
		projectId: project,
		apiEndpoint: hostname,
		port: port ? Number(port) : 443,
	});
	await client.initialize();
	await client.auth.getClient();
	return client;
}

function inTime<T>(given: Promise<T>, milliseconds: number): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error("It takes too long")), milliseconds);
	return Promise.race([given, promise]).finally(() => clearTimeout(timer));
}
