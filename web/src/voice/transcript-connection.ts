import { limits } from "@sayso/contract/limits.ts";
import { ListeningMessage, type ListeningRequest } from "@sayso/contract/v1/ws.ts";
import type { FrameBuffer } from "./frame-buffer.ts";
import { lastWordsMilliseconds } from "./listening.ts";

const { sampleRate, frameMilliseconds } = limits.audio;
/** Seconds of sound ahead of real time that a server accepts if it does not say how many. */
const burstOfBefore = 10;
/** Seconds to keep below that limit, because the server's clock differs. */
const spared = 1;
/** Milliseconds a server may take to accept. Sound is kept for longer than that, so that another server can transcribe it. */
const readyMilliseconds = 20_000;
/**
 * Give up after so many milliseconds without send progress, or without a message from a server that receives sound and announced
 * keep-alives. All sound it received is still kept.
 */
const stuckMilliseconds = 10_000;
/** The longest gap between two sends, in milliseconds, that counts as time in which the server could have sent a message. */
const awakeMilliseconds = 1_000;

const start = {
	type: "start",
	format: "pcm_s16le",
	sample_rate: sampleRate,
	channels: limits.audio.channels,
	lang: "en",
	tell_alive: true,
} as const;
const stop: ListeningRequest = { type: "stop" };
/** The close code if no close frame came. */
const lost = 1006;

export type ConnectionEvent =
	| { type: "ready"; maxSeconds: number; engine: string }
	| { type: "partial" | "final"; text: string; until: number | undefined }
	/** The socket is gone; `code` is that of its close frame. */
	| { type: "closed"; code: number };

export interface TranscriptConnection {
	/**
	 * Sends what waits, then `stop`, and closes when the last words have come. If they do not come in time, the connection is lost.
	 */
	finish(): void;
	/** Sends `stop`, closes, and emits nothing more. */
	drop(): void;
}

/**
 * One socket from start to close: sends frames on a 20 ms timer, no faster than the server accepts them, and receives words.
 * @param start.token the person's ID token: it goes into `start`, not into the address, which proxies may log
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
	const unready = setTimeout(giveUp, readyMilliseconds);
	let sending: ReturnType<typeof setInterval> | undefined;
	let burst = burstOfBefore;
	/** A time of `performance.now()`, like all times here. */
	let openedAt = 0;
	let readyAt: number | undefined;
	/** Milliseconds of sound: sent to the server, waiting when the socket opened, and transcribed by the server. */
	const sound = { given: 0, kept: 0, heard: 0 };
	/** Bytes buffered in the socket at the last send, and since when that number has not fallen. */
	const stuck = { bytes: 0, since: 0 };
	/**
	 * Whether the server announced keep-alives, when sound was last sent to it, and for how many milliseconds of sending it has sent
	 * no message.
	 */
	const alive = { isSent: false, givenAt: 0, silent: 0 };

	function stopTimers() {
		clearInterval(sending);
		clearTimeout(deadline);
		clearTimeout(unready);
	}

	function close(code: number) {
		stopTimers();
		socket.onopen = socket.onmessage = socket.onclose = null;
		report({ type: "closed", code });
	}

	function giveUp() {
		socket.close();
		close(lost);
	}

	/** The number of frames that may be sent now. */
	function allowed(): number {
		const most = performance.now() - openedAt + (burst - spared) * 1000;
		return Math.max(0, Math.floor((most - sound.given) / frameMilliseconds));
	}

	function giveOn() {
		// Only this function adds to the socket's buffer.
		const { bufferedAmount } = socket;
		if (bufferedAmount === 0 || bufferedAmount < stuck.bytes) stuck.since = performance.now();
		// Before `stop` only the pace limits sending: the server transcribes everything sent before `stop`.
		const given = frames.drainInto(socket, allowed(), finishing ? Number.POSITIVE_INFINITY : undefined);
		sound.given += given * frameMilliseconds;
		if (given > 0) countSilence();
		stuck.bytes = socket.bufferedAmount;
		if (finishing && frames.waiting === 0) sayStop();
	}

	/** If the device slept or brought no sound, the server had no reason to send a message. */
	function countSilence() {
		const now = performance.now();
		if (alive.isSent) alive.silent += Math.min(now - alive.givenAt, awakeMilliseconds);
		alive.givenAt = now;
	}

	function tick() {
		giveOn();
		const isStuck = performance.now() - stuck.since >= stuckMilliseconds;
		if (isStuck || alive.silent >= stuckMilliseconds) giveUp();
	}

	/** The most milliseconds of kept sound that the server still has to transcribe: no server is slower than real time. */
	function behind(): number {
		const since = readyAt === undefined ? 0 : performance.now() - readyAt;
		return Math.max(0, Math.min(sound.kept - since, sound.given - sound.heard));
	}

	/** Later frames wait for another socket. */
	function sayStop() {
		if (hasStopped) return;
		hasStopped = true;
		clearInterval(sending);
		socket.send(JSON.stringify(stop));
		awaitLastWords();
	}

	function awaitLastWords() {
		clearTimeout(deadline);
		if (finishing) deadline = setTimeout(giveUp, lastWordsMilliseconds + (hasStopped ? behind() : 0));
	}

	socket.onopen = () => {
		clearTimeout(deadline);
		openedAt = stuck.since = performance.now();
		sound.kept = frames.length * frameMilliseconds;
		socket.send(
			JSON.stringify({ ...start, token, ...(isOffRecord && { off_record: true }) } satisfies ListeningRequest),
		);
		sending = setInterval(tick, frameMilliseconds);
		giveOn();
	};
	socket.onmessage = ({ data }: MessageEvent<string>) => {
		const message = ListeningMessage.parse(JSON.parse(data));
		alive.silent = 0;
		if (message.type === "ready") {
			const { engine, max_seconds: maxSeconds } = message;
			readyAt ??= performance.now();
			clearTimeout(unready);
			burst = message.burst_seconds ?? burst;
			alive.isSent = message.tells_alive ?? false;
			report({ type: "ready", maxSeconds, engine });
			if (!hasStopped) giveOn();
		} else if (message.type === "partial" || message.type === "final") {
			const { type, text, until } = message;
			if (until !== undefined) sound.heard = (until / sampleRate) * 1000;
			report({ type, text, until });
		}
		// A close frame follows an `error`, and its code decides what to do; a server that restarts transcribes what it received before
		// it closes.
		else if (message.type === "error" && message.code === "restarting") {
			if (!hasStopped) giveOn();
			sayStop();
		}
	};
	socket.onclose = ({ code }) => close(code);

	return {
		finish() {
			if (finishing) return;
			finishing = true;
			if (socket.readyState !== socket.OPEN || hasStopped) awaitLastWords();
			else giveOn();
		},
		drop() {
			stopTimers();
			if (socket.readyState === socket.OPEN && !hasStopped) socket.send(JSON.stringify(stop));
			socket.onopen = socket.onmessage = socket.onclose = null;
			socket.close();
		},
	};
}
