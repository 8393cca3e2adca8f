import { createHash } from "node:crypto";
import { quickWords } from "@sayso/contract/entities/voice.ts";
import { LRUCache } from "lru-cache";
import type { SpeechRequest, TextToSpeech } from "../../seams/text-to-speech.ts";

export interface CachedTextToSpeechOptions {
	/** Bytes of mp3 kept; a reply is about 20 kB. */
	maximumBytes?: number;
	/** Milliseconds for which audio is kept; without it, as long as there is room. */
	keptMilliseconds?: number;
}

/** The number of voices whose short words are kept permanently: about ten kB each. */
const mostVoices = 1_000;

/** One synthesis that several requests may wait for. */
interface Flight {
	mp3: Promise<Uint8Array>;
	waiting: number;
	cancel: AbortController;
	isForgotten?: boolean;
}

/**
 * Caches an engine's audio, so that a repeated reply is played at once; Yes and No are kept permanently. Simultaneous
 * equal requests of one person share one synthesis, which is cancelled when its last requester leaves. Requests of
 * different people are never joined, so that each uses its own turn. Failures are not cached. The key is a hash, so
 * that the text is not kept.
 */
export function cachedTextToSpeech<Voice extends string>(
	engine: TextToSpeech<Voice>,
	{ maximumBytes = 32 * 1024 * 1024, keptMilliseconds }: CachedTextToSpeechOptions = {},
): TextToSpeech<Voice> & { forget(voice: Voice): void } {
	const forALimitedTime = keptMilliseconds && { ttl: keptMilliseconds, ttlAutopurge: true };
	const kept = new LRUCache<string, Uint8Array>({
		maxSize: maximumBytes,
		sizeCalculation: (mp3) => Math.max(1, mp3.byteLength),
		...forALimitedTime,
	});
	/** Two short words per voice. Sayso's voices always fit; of people's own voices the latest are kept. */
	const quick = new LRUCache<string, Uint8Array>({ max: 2 * mostVoices, ...forALimitedTime });
	/** By person and content. */
	const flights = new Map<string, Flight>();

	function takeOff(key: string, content: string, request: SpeechRequest<Voice>): Flight {
		const cancel = new AbortController();
		const mp3 = engine.speak({ ...request, signal: cancel.signal });
		const flight: Flight = { mp3, waiting: 0, cancel };
		flights.set(key, flight);
		const land = () => {
			if (flights.get(key) === flight) flights.delete(key);
		};
		mp3.then((spoken) => {
			land();
			if (!flight.isForgotten) (quickWords.has(request.text) ? quick : kept).set(content, spoken);
		}, land);
		return flight;
	}

	async function join(key: string, flight: Flight, signal: AbortSignal): Promise<Uint8Array> {
		flight.waiting++;
		const left = new Promise<never>((_, reject) => {
			signal.addEventListener("abort", () => reject(signal.reason), { once: true });
		});
		try {
			return await Promise.race([flight.mp3, left]);
		} finally {
			flight.waiting--;
			if (flight.waiting === 0 && signal.aborted) {
				if (flights.get(key) === flight) flights.delete(key);
				flight.cancel.abort(signal.reason);
			}
		}
	}

	return {
		name: engine.name,
		label: engine.label,
		basic: engine.basic,
		available: () => engine.available(),
		isThere: () => engine.isThere?.() ?? true,
		async speak(request) {
			request.signal.throwIfAborted();
			if (request.isTry) return engine.speak(request);
			const content = contentHash(engine, request);
			const key = `${request.personId} ${content}`;
			return (
				quick.get(content) ??
				kept.get(content) ??
				join(key, flights.get(key) ?? takeOff(key, content, request), request.signal)
			);
		},
		forget(voice) {
			const those = beginning(engine, voice);
			for (const cache of [kept, quick])
				for (const content of [...cache.keys()]) if (content.startsWith(those)) cache.delete(content);
			for (const [key, flight] of flights) {
				if (!key.includes(` ${those}`)) continue;
				flight.isForgotten = true;
				flights.delete(key);
			}
		},
		async close() {
			kept.clear();
			quick.clear();
			await engine.close();
		},
	};
}

/** Begins with the voice, so that all audio of a voice can be found. */
const contentHash = <Voice extends string>(
	engine: TextToSpeech<Voice>,
	{ voice, languageCode, text }: SpeechRequest<Voice>,
): string => `${beginning(engine, voice)}${hash([languageCode, text])}`;

const beginning = <Voice extends string>({ name }: TextToSpeech<Voice>, voice: Voice): string =>
	`${hash([name, voice])}.`;

const hash = (parts: readonly string[]): string =>
	createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
