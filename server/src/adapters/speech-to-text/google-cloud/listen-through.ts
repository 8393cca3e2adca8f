import type { v2 } from "@google-cloud/speech";
import { SeamError } from "../../../seams/seam-error.ts";
import type { Listening } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";
import { KeptSound } from "../kept-sound.ts";
import { placeOf, StreamingResponse } from "./response.ts";

type Stream = ReturnType<v2.SpeechClient["_streamingRecognize"]>;

/**
 * A stream is ended by Google after 305 s. From `soon` on the next takes over where nobody is in the midst of words; at `late` it
 * does all the same. Milliseconds. https://cloud.google.com/speech-to-text/quotas
 */
const ages = { soon: 240_000, late: 290_000 };
/** Seconds of sound that are kept for the next stream; and of those in which no word was heard, as one may have begun. */
const [keptSeconds, quietSeconds] = [60, 5];
/** Bytes of sound a request may hold, a little less than the 15 KB of the protocol. */
const mostBytes = 14_400;
/** Requests that may wait to be sent: two minutes of frames. */
const mostWaiting = 6_000;
/** As gRPC numbers them: a stream that came to its limits; credentials that are none, or not enough. */
const codes = { limits: [10, 11], refused: [7, 16] } as const;

export interface GoogleListeningOptions {
	sampleRate: number;
	signal: AbortSignal;
	/** Milliseconds between two signs of life while words are awaited; then it is lost. */
	signMilliseconds: number;
	now(): number;
}

/** A listening through as many streams as it takes, one after another. The next hears again what nothing final was heard of. */
export function listenThrough(
	open: () => Stream,
	{ sampleRate, signal, signMilliseconds, now }: GoogleListeningOptions,
): Listening {
	const heard = new HeardStream();
	const kept = new KeptSound(keptSeconds * sampleRate);
	let stream: Stream | undefined;
	/** Where in the sound the stream began, and when. */
	let [began, since] = [0, 0];
	/** Words were shown that nothing final was said of. */
	let isInWords = false;
	/** The stream is told that no more comes, and its last words are awaited; of all the sound, or of what came until then. */
	let [isClosing, isLast] = [false, false];
	let isFinished = false;
	let isOver = false;
	/** Streams in a row that came to their limits before a final. */
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
	/** What they say of an error may hold what was said: its number is enough. */
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
	/** The next stream begins with the next sound, or with what is kept where no more comes. */
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
