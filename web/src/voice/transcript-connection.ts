import { limits } from "@sayso/contract/limits.ts";
import { ListeningMessage, type ListeningRequest } from "@sayso/contract/v1/ws.ts";
import type { FrameBuffer } from "./frame-buffer.ts";

/** How long the last words may take after `stop`, in milliseconds: several times the slowest recogniser's 0.8 s. */
export const lastWordsMilliseconds = 3_000;

const start = {
	type: "start",
	format: "pcm_s16le",
	sample_rate: limits.audio.sampleRate,
	channels: limits.audio.channels,
	lang: "en",
} as const;
const stop: ListeningRequest = { type: "stop" };

export type ConnectionEvent =
	| { type: "ready"; maxSeconds: number; engine: string }
	| { type: "partial" | "final"; text: string; until: number | undefined }
	/** The socket is gone; `code` is that of its close frame. */
	| { type: "closed"; code: number };

export interface TranscriptConnection {
	/** Sends what waits, says stop, and closes when the last words have come or their time is over. */
	finish(): void;
	/** Says stop, closes, and tells nothing more. */
	drop(): void;
}

/**
 * One socket from start to close: frames out on a 20 ms timer, words in.
 *
 * @param start.token the person's ID token: it goes with `start`, not into the address, which others may write down
 */
export function transcriptConnection(
	socket: WebSocket,
	{ token, isOffRecord }: { token: string; isOffRecord: boolean },
	frames: FrameBuffer,
	report: (event: ConnectionEvent) => void,
): TranscriptConnection {
	let finishing = false;
	let hasStopped = false;
	let deadline: ReturnType<typeof setTimeout> | undefined;
	let sending: ReturnType<typeof setInterval> | undefined;

	function close(code: number) {
		clearInterval(sending);
		clearTimeout(deadline);
		socket.onopen = socket.onmessage = socket.onclose = null;
		report({ type: "closed", code });
	}

	/** All that is sent before it is heard to its end, so nothing is held back; what comes later waits for another socket. */
	function sayStop() {
		if (hasStopped) return;
		hasStopped = true;
		clearInterval(sending);
		frames.drainInto(socket, Number.POSITIVE_INFINITY);
		socket.send(JSON.stringify(stop));
	}

	function giveOn() {
		frames.drainInto(socket);
		// For as long as sound is kept it has taken nothing: nobody is there, though nobody said so.
		if (!frames.losesNext) return;
		socket.close();
		close(1006);
	}

	socket.onopen = () => {
		socket.send(
			JSON.stringify({ ...start, token, ...(isOffRecord && { off_record: true }) } satisfies ListeningRequest),
		);
		frames.drainInto(socket);
		if (finishing) sayStop();
		else sending = setInterval(giveOn, limits.audio.frameMilliseconds);
	};
	socket.onmessage = ({ data }: MessageEvent<string>) => {
		const message = ListeningMessage.parse(JSON.parse(data));
		if (message.type === "ready") {
			const { engine, max_seconds: maxSeconds } = message;
			report({ type: "ready", maxSeconds, engine });
		} else if (message.type !== "error") {
			const { type, text, until } = message;
			report({ type, text, until });
		}
		// An `error` is followed by a close frame, whose code says what to do; a server that restarts hears us out before.
		else if (message.code === "restarting") sayStop();
	};
	socket.onclose = ({ code }) => close(code);

	return {
		finish() {
			if (finishing) return;
			finishing = true;
			deadline = setTimeout(() => {
				// Where it never opened nothing was heard: it is lost, and no good end.
				const code = socket.readyState === socket.CONNECTING ? 1006 : 1000;
				socket.close();
				close(code);
			}, lastWordsMilliseconds);
			if (socket.readyState === socket.OPEN) sayStop();
		},
		drop() {
			clearInterval(sending);
			clearTimeout(deadline);
			if (socket.readyState === socket.OPEN && !finishing) socket.send(JSON.stringify(stop));
			socket.onopen = socket.onmessage = socket.onclose = null;
			socket.close();
		},
	};
}
