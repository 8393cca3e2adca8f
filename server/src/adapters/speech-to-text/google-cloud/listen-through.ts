import type { v2 } from "@google-cloud/speech";
import { SeamError } from "../../../seams/seam-error.ts";
import type { Listening } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";
import { KeptSound } from "../kept-sound.ts";
import { placeOf, StreamingResponse } from "./response.ts";

type Stream = ReturnType<v2.SpeechClient["_streamingRecognize"]>;

/**
 * Google ends a stream after 305 s. From `soon` on, the next stream takes over at the first pause between words; at
 * `late`, it takes over in any case. Milliseconds. https://cloud.google.com/speech-to-text/quotas
 */
const ages = { soon: 240_000, late: 290_000 };
/**
 * Seconds of audio that are kept for the next stream; and the part of wordless audio that is kept, because a word may
 * have just begun.
 */
const [keptSeconds, quietSeconds] = [60, 5];
/** The most bytes of audio in a request, a little less than the protocol's 15 KB. */
const mostBytes = 14_400;
/** The most requests that may wait to be sent: two minutes of frames. */
const mostWaiting = 6_000;
/** gRPC codes: a stream that reached its limits; missing or insufficient credentials. */
const codes = { limits: [10, 11], refused: [7, 16] } as const;

export interface GoogleListeningOptions {
	sampleRate: number;
	signal: AbortSignal;
	/**
	 * The longest time in milliseconds between two messages while text is pending. After that the stream counts as
	 * lost.
	 */
	signMilliseconds: number;
	now(): number;
}

/**
 * Transcribes one listening through as many streams as needed, one after another. The next stream gets the audio again
 * for which no final was emitted.
 */
export function listenThrough(
	open: () => Stream,
	{ sampleRate, signal, signMilliseconds, now }: GoogleListeningOptions,
): Listening {
	const heard = new HeardStream();
	const kept = new KeptSound(keptSeconds * sampleRate);
	let stream: Stream | undefined;
	/** The sample position at which the stream began, and the time. */
	let [began, since] = [0, 0];
	/** True while a partial is shown without a final. */
	let isInWords = false;
	/** Closing: the stream was asked to finish and its final text is pending. Last: no further stream follows it. */
	let [isClosing, isLast] = [false, false];
	let isFinished = false;
	let isOver = false;
	/** Streams in a row that reached their limits before a final. */
	let fruitless = 0;
	let timer: NodeJS.Timeout | undefined;

	function end(error?: SeamError): void {
		if (isOver) return;
		isOver = true;
		clearTimeout(timer);
		signal.removeEventListener("abort", abort);
		heard.end(error);
		leave();
	}
	function abort(): void {
		heard.discard();
		end();
	}
	/** The error text may contain what was said, so only its number is passed on. */
	const lost = (code?: number) => {
		const isRefused = codes.refused.some((one) => one === code);
		const message = isRefused ? "Google Cloud refuses the credentials" : `Google Cloud was lost (${code ?? "silent"})`;
		end(new SeamError(message, { retryable: true }));
	};
	function expectSign(): void {
		timer ??= setTimeout(lost, signMilliseconds);
	}
	function seen(): void {
		clearTimeout(timer);
		timer = undefined;
	}
	function leave(): void {
		stream?.cancel();
		stream = undefined;
	}
	function close(): void {
		isClosing = true;
		isLast = isFinished;
		expectSign();
		stream?.end();
	}
	function begin(): void {
		const own = open();
		stream = own;
		[began, since, isClosing, isLast] = [kept.from, now(), false, false];
		own.on("data", (message: unknown) => own === stream && take(message));
		own.on("end", () => own === stream && ended());
		own.on("error", ({ code }: { code?: number }) => {
			if (own !== stream) return;
			fruitless += 1;
			if (fruitless > 1 || !codes.limits.some((one) => one === code)) lost(code);
			else goOn();
		});
		for (const frame of kept.frames()) send(frame);
		if (isFinished) close();
	}
	/** The next stream begins with the next audio, or with the kept audio if no more comes. */
	function goOn(): void {
		seen();
		leave();
		isInWords = false;
		if (isFinished) begin();
	}
	function ended(): void {
		if (isLast && !isInWords) end();
		else if (!isClosing || isLast) lost();
		else goOn();
	}
	function send(pcm: Uint8Array): void {
		for (let at = 0; at < pcm.length; at += mostBytes) stream?.write({ audio: pcm.subarray(at, at + mostBytes) });
		if (stream && stream.writableLength > mostWaiting) lost();
	}
	function take(message: unknown): void {
		seen();
		const response = StreamingResponse.safeParse(message);
		if (!response.success) {
			lost();
			return;
		}
		const { results, speechEventType } = response.data;
		if (isClosing || speechEventType === "SPEECH_ACTIVITY_BEGIN") expectSign();
		const said = results.map((result) => ({ ...result, text: result.alternatives[0]?.transcript.trim() ?? "" }));
		const place = ({ resultEndOffset }: (typeof said)[number]) =>
			resultEndOffset ? Math.min(kept.to, began + placeOf(resultEndOffset, sampleRate)) : kept.to;
		for (const result of said.filter(({ isFinal, text }) => isFinal && text)) {
			const until = place(result);
			kept.forgetUntil(until);
			[isInWords, fruitless] = [false, 0];
			heard.put({ type: "final", text: result.text, until });
		}
		const unsure = said.filter(({ isFinal, text }) => !isFinal && text);
		const last = unsure.at(-1);
		if (last) {
			isInWords = true;
			heard.put({ type: "partial", text: unsure.map(({ text }) => text).join(" "), until: place(last) });
		} else if (!isInWords && !isClosing && now() - since >= ages.soon) goOn();
	}

	signal.addEventListener("abort", abort);
	if (signal.aborted) abort();
	return {
		push(pcm) {
			if (isFinished || isOver) return;
			kept.push(pcm);
			const age = stream ? now() - since : 0;
			if (age >= ages.soon && !isInWords && !isClosing) {
				kept.forgetUntil(kept.to - quietSeconds * sampleRate);
				goOn();
			} else if (age >= ages.late && !isClosing) close();
			if (!stream) begin();
			else if (!isClosing) send(pcm);
		},
		finish() {
			if (isFinished || isOver) return;
			isFinished = true;
			if (stream && !isClosing) close();
			else if (!stream && kept.to > kept.from) begin();
			else if (!stream) end();
		},
		abort,
		[Symbol.asyncIterator]: () => heard[Symbol.asyncIterator](),
	};
}
