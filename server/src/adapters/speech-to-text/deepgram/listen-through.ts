import type { DeepgramClient } from "@deepgram/sdk";
import { z } from "zod";
import { SeamError } from "../../../seams/seam-error.ts";
import type { Listening } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";

type Connection = Awaited<ReturnType<DeepgramClient["listen"]["v1"]["connect"]>>;

/** The fields of a result that are used. Times are seconds of the stream. */
const Results = z.object({
	type: z.literal("Results"),
	start: z.number(),
	duration: z.number(),
	is_final: z.boolean().default(false),
	speech_final: z.boolean().default(false),
	channel: z.object({ alternatives: z.array(z.object({ transcript: z.string() })) }),
});
type Results = z.infer<typeof Results>;

/** Milliseconds of silence after which a keep-alive is sent: Deepgram closes an idle stream after ten seconds. */
const keepAliveMilliseconds = 5_000;

/** Close codes of a stream that ended normally, with and without a code from the server. */
const wellEnded: readonly number[] = [1000, 1005];

export interface DeepgramListeningOptions {
	sampleRate: number;
	signal: AbortSignal;
	/**
	 * The longest time in milliseconds between two messages while audio is sent or the final text is pending. After
	 * that the stream counts as lost.
	 */
	signMilliseconds: number;
}

/** Transcribes one open stream to Deepgram. Final pieces of an utterance are collected until the speaker pauses. */
export function listenThrough(
	connection: Connection,
	{ sampleRate, signal, signMilliseconds }: DeepgramListeningOptions,
): Listening {
	const heard = new HeardStream();
	let said = "";
	let until = 0;
	let isFinished = false;
	let isOver = false;
	let timer: NodeJS.Timeout | undefined;
	const keepAlive = setInterval(
		() => send(() => connection.sendKeepAlive({ type: "KeepAlive" })),
		keepAliveMilliseconds,
	);

	function end(error?: SeamError): void {
		if (isOver) return;
		isOver = true;
		clearTimeout(timer);
		clearInterval(keepAlive);
		signal.removeEventListener("abort", abort);
		if (said && !error) heard.put({ type: "final", text: said, until });
		heard.end(error);
		connection.close();
	}
	function abort(): void {
		heard.discard();
		end();
	}
	/** Deepgram's error message may contain what was said, so it is not passed on. */
	const lost = () => end(new SeamError("Deepgram was lost", { retryable: true }));
	const expectSign = () => {
		timer ??= setTimeout(lost, signMilliseconds);
	};
	/** Sends nothing into a closing connection; its close event reports the end. */
	function send(what: () => void): void {
		try {
			if (!isOver) what();
		} catch {
			lost();
		}
	}
	function take({ channel, start, duration, is_final, speech_final }: Results): void {
		const transcript = channel.alternatives[0]?.transcript.trim() ?? "";
		const text = `${said} ${transcript}`.trim();
		if (transcript) until = Math.round((start + duration) * sampleRate);
		if (is_final) said = text;
		if (speech_final && said) {
			heard.put({ type: "final", text: said, until });
			said = "";
		} else if (text && transcript) heard.put({ type: "partial", text, until });
	}

	connection.on("message", (message) => {
		clearTimeout(timer);
		timer = undefined;
		if (isOver) return;
		if (isFinished) expectSign();
		const result = Results.safeParse(message);
		if (result.success) return take(result.data);
		const { type } = message as { type?: unknown };
		if (type === "Error" || type === "Results") lost();
	});
	connection.on("error", lost);
	connection.on("close", ({ code }) => (isFinished && wellEnded.includes(code) ? end() : lost()));
	signal.addEventListener("abort", abort);
	if (signal.aborted) abort();
	return {
		push(pcm) {
			if (isFinished || isOver) return;
			expectSign();
			send(() => connection.sendMedia(pcm));
		},
		finish() {
			if (isFinished || isOver) return;
			isFinished = true;
			expectSign();
			send(() => connection.sendCloseStream({ type: "CloseStream" }));
		},
		abort,
		[Symbol.asyncIterator]: () => heard[Symbol.asyncIterator](),
	};
}
