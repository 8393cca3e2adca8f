import type { DeepgramClient } from "@deepgram/sdk";
import { z } from "zod";
import { SeamError } from "../../../seams/seam-error.ts";
import type { Listening } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";

type Connection = Awaited<ReturnType<DeepgramClient["listen"]["v1"]["connect"]>>;

/** As much of a result as is used. Times are seconds of the stream. */
const Results = z.object({
	type: z.literal("Results"),
	start: z.number(),
	duration: z.number(),
	is_final: z.boolean().default(false),
	speech_final: z.boolean().default(false),
	channel: z.object({ alternatives: z.array(z.object({ transcript: z.string() })) }),
});
type Results = z.infer<typeof Results>;

/** Milliseconds after which a stream that brings nothing says that it is there: it would be closed after ten seconds. */
const keepAliveMilliseconds = 5_000;

/** Close codes of a stream that was heard to its end: by its word, and without one. */
const wellEnded: readonly number[] = [1000, 1005];

export interface DeepgramListeningOptions {
	sampleRate: number;
	signal: AbortSignal;
	/** Milliseconds between two signs of life while sound comes or last words are awaited; then it is lost. */
	signMilliseconds: number;
}

/** One stream to Deepgram that is open. Pieces of an utterance that are final are kept until the speaker pauses. */
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
	/** The message of an error of theirs may hold what was said. */
	const lost = () => end(new SeamError("Deepgram was lost", { retryable: true }));
	const expectSign = () => {
		timer ??= setTimeout(lost, signMilliseconds);
	};
	/** Into a connection that is closing nothing can be said: its end tells. */
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
