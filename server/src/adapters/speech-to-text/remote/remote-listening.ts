import { once } from "node:events";
import WebSocket from "ws";
import { SeamError, SeamLeaves } from "../../../seams/seam-error.ts";
import type { Listening } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";
import { asJson, authorization, ends, finish, HeardThere, paths, Start } from "./wire.ts";

/** Bytes of audio that may wait to be sent: two minutes. A process that takes no more counts as lost. */
const mostWaiting = 4_000_000;

/** Where and how a remote listening is opened. */
export interface There {
	address: string;
	secret: string;
	/** Milliseconds: to open, and between two messages. */
	patience: { open: number; sign: number };
	sampleRate: number;
	signal: AbortSignal;
	/** Names and other words to expect. Never in the URL, which is logged. */
	words: readonly string[];
	/** Further words to expect, which must never be sent to a vendor. */
	names: readonly string[];
	/** The parent span, if tracing is on. */
	traceparent: string | undefined;
	/** Called when the listening is over. `closed`: the process could not open a recogniser. */
	ended(how: "over" | "lost" | "closed"): void;
}

/**
 * Opens a listening at another process.
 * @throws {SeamError} with its status if it refuses: 503 if every place is taken, 0 if it cannot be reached
 */
export async function listenThere({
	address,
	secret,
	patience,
	sampleRate,
	signal,
	words,
	names,
	traceparent,
	ended,
}: There): Promise<Listening> {
	// A word that the other process would reject would cost the whole listening, so such words are left out.
	const shortened = (given: readonly string[]) =>
		given.filter((word) => Start.safeParse({ words: [word] }).success).slice(0, 100);
	const start: Start = { words: shortened(words), names: shortened(names) };
	const sendsWords = start.words.length + start.names.length > 0;
	const query = `rate=${sampleRate}${sendsWords ? "&words=1" : ""}`;
	const socket = new WebSocket(`${address.replace(/^http/, "ws")}${paths.listen}?${query}`, {
		headers: { authorization: authorization(secret), ...(traceparent && { traceparent }) },
		perMessageDeflate: false,
		handshakeTimeout: patience.open,
	});
	const heard = new HeardStream();
	let label: string | undefined;
	let isEnded = false;
	const end = (how: "over" | "lost" | "closed") => {
		if (!isEnded) ended(how);
		isEnded = true;
	};
	const over = (error: SeamError) => {
		heard.end(error);
		socket.terminate();
	};
	const lost = (message: string) => {
		// Marked as lost before the listening fails over, so that this process is not asked again.
		end("lost");
		over(new SeamError(message, { retryable: true, status: 0 }));
	};
	socket.on("message", (data) => {
		const message = HeardThere.safeParse(asJson(String(data))).data;
		if (!message) return lost("A listener sent an invalid message");
		label = message.label ?? label;
		heard.put({ type: message.type, text: message.text, until: message.until });
	});
	// The "close" event, which always follows, handles the error.
	socket.on("error", () => {});
	socket.once("close", (code) => {
		if (code === ends.over) heard.end();
		else if (code === ends.stopping) over(new SeamLeaves("A listener stops"));
		else if (code === ends.notOpened) over(new SeamLeaves("A listener opens no recogniser"));
		else if (!isLeft) lost(`A listener was lost (${code})`);
		clearInterval(signs);
		signal.removeEventListener("abort", abort);
		end(code === ends.notOpened ? "closed" : "over");
	});
	const signs = keepAlive(socket, patience.sign, () => lost("A listener gives no sign of life"));
	let isLeft = false;
	const abort = () => {
		isLeft = true;
		heard.discard();
		socket.terminate();
	};
	signal.addEventListener("abort", abort, { once: true });
	await opened(socket);
	if (sendsWords) socket.send(JSON.stringify(start));
	let isFinished = false;
	return {
		get label() {
			return label;
		},
		push(pcm) {
			if (isFinished || socket.readyState !== WebSocket.OPEN) return;
			if (socket.bufferedAmount > mostWaiting) return lost("A listener takes no more sound");
			socket.send(pcm);
		},
		finish() {
			if (!isFinished && socket.readyState === WebSocket.OPEN) socket.send(finish);
			isFinished = true;
		},
		abort,
		[Symbol.asyncIterator]: () => heard[Symbol.asyncIterator](),
	};
}

async function opened(socket: WebSocket): Promise<void> {
	const answered = once(socket, "unexpected-response").then(([, response]) => {
		socket.terminate();
		return response.statusCode as number;
	});
	const status = await Promise.race([
		once(socket, "open").then(() => undefined),
		once(socket, "close").then(() => 0),
		answered,
	]).catch(() => 0);
	answered.catch(() => {});
	if (status !== undefined) throw new SeamError(`A listener does not listen (${status})`, { retryable: true, status });
}

/** Detects a half-open connection. */
function keepAlive(socket: WebSocket, every: number, silent: () => void): NodeJS.Timeout {
	let hasAnswered = true;
	socket.on("pong", () => {
		hasAnswered = true;
	});
	return setInterval(() => {
		if (socket.readyState !== WebSocket.OPEN) return;
		if (!hasAnswered) return silent();
		hasAnswered = false;
		socket.ping();
	}, every).unref();
}
