import { limits } from "@sayso/contract/limits.ts";
import { ListeningMessage, type ListeningRequest } from "@sayso/contract/v1/ws.ts";
import type { FrameBuffer } from "./frame-buffer.ts";
import { lastWordsMilliseconds } from "./listening.ts";

const { sampleRate, frameMilliseconds } = limits.audio;
/** Seconds of sound ahead of real time that a server takes which does not say how many. */
const burstOfBefore = 10;
/** Seconds of them that are left: its clock is not this one. */
const spared = 1;
/** Milliseconds a server may take to say that it listens: what is said meanwhile is kept for longer, so that another can hear it. */
const readyMilliseconds = 20_000;
/**
 * Milliseconds in which nothing goes out of what waits in the socket, or in which a server tells nothing that is given sound and would
 * tell that it is there: then nobody is, though nobody said so. All it was given is still kept.
 */
const stuckMilliseconds = 10_000;
/** Milliseconds between two times that it is given sound, at most, in which it could have told that it is there. */
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
/** No close frame came. */
const lost = 1006;

export type ConnectionEvent =
	| { type: "ready"; maxSeconds: number; engine: string }
	| { type: "partial" | "final"; text: string; until: number | undefined }
	/** The socket is gone; `code` is that of its close frame. */
	| { type: "closed"; code: number };

export interface TranscriptConnection {
	/** Sends what waits, says stop, and closes when the last words have come or their time is over: then it is lost. */
	finish(): void;
	/** Says stop, closes, and tells nothing more. */
	drop(): void;
}

/**
 * One socket from start to close: frames out on a 20 ms timer, no faster than the server takes them, words in.
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
	const unready = setTimeout(giveUp, readyMilliseconds);
	let sending: ReturnType<typeof setInterval> | undefined;
	let burst = burstOfBefore;
	/** Of `performance.now()`, as all moments here. */
	let openedAt = 0;
	let readyAt: number | undefined;
	/** Milliseconds of sound: what it was given, what was there for it when it opened, and what it has told the words of. */
	const sound = { given: 0, kept: 0, heard: 0 };
	/** Bytes that waited in the socket when it was last given some; since when none of them has gone out. */
	const stuck = { bytes: 0, since: 0 };
	/** Whether it tells that it is there; when it was last given sound, and for how many milliseconds of that it has told nothing. */
	const alive = { isTold: false, givenAt: 0, silent: 0 };

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

	/** Frames that it may be given now. */
	function allowed(): number {
		const most = performance.now() - openedAt + (burst - spared) * 1000;
		return Math.max(0, Math.floor((most - sound.given) / frameMilliseconds));
	}

	function giveOn() {
		// Nothing else adds to what waits in it.
		const { bufferedAmount } = socket;
		if (bufferedAmount === 0 || bufferedAmount < stuck.bytes) stuck.since = performance.now();
		// Before `stop` nothing is held back but for its pace: all that is sent by then is heard to its end.
		const given = frames.drainInto(socket, allowed(), finishing ? Number.POSITIVE_INFINITY : undefined);
		sound.given += given * frameMilliseconds;
		if (given > 0) countSilence();
		stuck.bytes = socket.bufferedAmount;
		if (finishing && frames.waiting === 0) sayStop();
	}

	/** A device that slept, or brought no sound for another reason, was told nothing meanwhile. */
	function countSilence() {
		const now = performance.now();
		if (alive.isTold) alive.silent += Math.min(now - alive.givenAt, awakeMilliseconds);
		alive.givenAt = now;
	}

	function tick() {
		giveOn();
		const isStuck = performance.now() - stuck.since >= stuckMilliseconds;
		if (isStuck || alive.silent >= stuckMilliseconds) giveUp();
	}

	/** Milliseconds of sound, at most, that it has yet to hear of what was kept for it: no server hears more slowly than people speak. */
	function behind(): number {
		const since = readyAt === undefined ? 0 : performance.now() - readyAt;
		return Math.max(0, Math.min(sound.kept - since, sound.given - sound.heard));
	}

	/** What comes later waits for another socket. */
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
			alive.isTold = message.tells_alive ?? false;
			report({ type: "ready", maxSeconds, engine });
			if (!hasStopped) giveOn();
		} else if (message.type === "partial" || message.type === "final") {
			const { type, text, until } = message;
			if (until !== undefined) sound.heard = (until / sampleRate) * 1000;
			report({ type, text, until });
		}
		// An `error` is followed by a close frame, whose code says what to do; a server that restarts hears us out before.
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
