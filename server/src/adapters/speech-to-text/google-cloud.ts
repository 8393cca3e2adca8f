import type { v2 } from "@google-cloud/speech";
import type { GoogleSpeechConfig } from "../../config/google-speech.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { listenThrough } from "./google-cloud/listen-through.ts";
import { askFor } from "./google-cloud/request.ts";

export interface GoogleCloudOptions extends GoogleSpeechConfig {
	/** Milliseconds: to read the credentials, and between two messages while text is pending. */
	patience?: { open: number; sign: number };
	/** A clock in milliseconds, which measures the age of a stream. */
	now?: () => number;
}

/** The package in npm's notation, for the message if it is missing. */
const wanted = "--workspace @sayso/server --save-prod @google-cloud/speech@8.1.0";
/** How often a silent connection is pinged, and how long the answer may take, in milliseconds. */
const keepAlive = { "grpc.keepalive_time_ms": 30_000, "grpc.keepalive_timeout_ms": 10_000 };

/**
 * Google Cloud's streaming recogniser (v2), through its own library, which is an optional package. Audio and expected
 * words go to Google inside the connection and never in a URL.
 * @throws {Error} naming the package, if it is not installed
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
				// The library's message may contain the path of a key file, so the log gets our own message.
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
 * Imported at the first listening. The library finds its credentials itself: `GOOGLE_APPLICATION_CREDENTIALS`, or the
 * machine's own account.
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
