import { limits } from "@sayso/contract/limits.ts";
import { closings } from "@sayso/contract/v1/ws.ts";
import { FrameBuffer } from "./frame-buffer.ts";
import { type ListeningEvent, type ListeningProblem, stopMilliseconds } from "./listening.ts";
import { type TranscriptConnection, transcriptConnection } from "./transcript-connection.ts";
import { TranscriptReconciler } from "./transcript-reconciler.ts";

/** Milliseconds before each retry: about ten seconds in all. */
const backoff = [250, 500, 1_000, 2_000, 3_000, 4_000];

/** The problem for each close code that ends the listening; other final codes end it as its time limit does. */
const problems: Readonly<Record<number, ListeningProblem>> = {
	[closings.unauthenticated.code]: "logged_out",
	[closings.replaced.code]: "elsewhere",
	[closings.unavailable.code]: "unavailable",
	[closings.email_unverified.code]: "unavailable",
	[closings.bad_message.code]: "unavailable",
	[closings.too_fast.code]: "unavailable",
	[closings.too_many.code]: "too_many",
	[closings.busy.code]: "busy",
};
const endings = Object.values(closings).filter(({ again }) => !again);

export interface TranscriptSocket {
	/** Takes one frame of sound and keeps it, for at most 25 s, until a final covers it. */
	send(frame: ArrayBuffer): void;
	/** Lets the server finish; a pause of any length costs the server nothing. */
	pause(): void;
	resume(): void;
	stop(): Promise<void>;
	abandon(): void;
}

/**
 * Turns frames of sound into words over one socket at a time: a lost one is opened again, a paused one is closed. No words are lost
 * with a socket: the next one receives the sound that no final covers.
 * @param options.address of the listening socket
 * @param options.token a fresh ID token, requested once per connection
 * @param options.report not called after `abandon`
 */
export function transcriptSocket(options: {
	address: string;
	token(): Promise<string | null>;
	report(event: ListeningEvent): void;
	isOffRecord?: boolean;
}): TranscriptSocket {
	const { address, token, report, isOffRecord = false } = options;
	const frames = new FrameBuffer();
	const words = new TranscriptReconciler(frames, report);
	/** `live` needs a connection; `paused` and `stopped` let the open one finish; `over` emits nothing more. */
	let phase: "live" | "paused" | "stopped" | "over" = "live";
	let current: TranscriptConnection | undefined;
	/** `stop` was sent, and words are still pending. */
	let isFinishing = false;
	let opening = false;
	let tries = 0;
	/** A server failed on this very sound: that the next one opens is not a reason to retry for ever. */
	let hasFailed = false;
	/** The current server has accepted. */
	let isReady = false;
	let retry: ReturnType<typeof setTimeout> | undefined;
	let deadline: ReturnType<typeof setTimeout> | undefined;
	/** The time of `performance.now()` at which `stop` gives up. */
	let latest = Number.POSITIVE_INFINITY;
	let stopped = () => {};
	let stopping: Promise<void> | undefined;

	function end(event?: ListeningEvent) {
		words.settle();
		phase = "over";
		clearTimeout(retry);
		clearTimeout(deadline);
		// A connection that opens too late gets no sound.
		current?.drop();
		if (event) report(event);
		stopped();
	}

	/** After Stop with sound that was not transcribed: keep the words so far and report that some are missing. */
	const giveUp = () => end(frames.length > 0 ? { type: "failed", problem: "unreachable" } : undefined);

	/** @param milliseconds in which a server has to accept; after that it may take as long as the kept sound lasts */
	function waitAtMost(milliseconds: number) {
		clearTimeout(deadline);
		deadline = setTimeout(giveUp, Math.min(milliseconds, latest - performance.now()));
	}

	function finishCurrent() {
		if (!current || isFinishing) return;
		isFinishing = true;
		current.finish();
	}

	function lost() {
		const wait = backoff[tries++];
		if (wait === undefined && phase === "live") return end({ type: "failed", problem: "unreachable" });
		if (wait === undefined && phase === "stopped") return giveUp();
		if (wait === undefined) return;
		if (tries === 1 && phase === "live") report({ type: "interrupted" });
		// After Stop the person waits for the words: make the first retry at once.
		retry = setTimeout(open, tries === 1 && phase === "stopped" ? 0 : wait);
	}

	function closed(code: number) {
		const wasFinishing = isFinishing;
		const isLost = !endings.some((ending) => ending.code === code);
		if (isReady && phase === "stopped") waitAtMost(stopMilliseconds);
		current = undefined;
		isFinishing = isReady = false;
		hasFailed ||= code === closings.failed.code;
		const isUnheard = frames.length > 0;
		if (isLost) words.hearAgain();
		else words.settle();
		// Whatever the close reason, the next connection starts with the kept sound.
		frames.waitAgain();
		const problem = problems[code];
		if (isLost && (phase === "live" || frames.length > 0)) lost();
		else if (phase === "live" && wasFinishing) void open();
		// After Stop, too, report sound that was not transcribed.
		else if (problem && (phase === "live" || (phase === "stopped" && isUnheard))) end({ type: "failed", problem });
		else if (phase === "live") end({ type: "ended" });
		else if (phase === "stopped") goOnOrEnd();
	}

	/** Let another server transcribe the remaining sound, for example after a restart. */
	function goOnOrEnd() {
		if (frames.length > 0) void open();
		else end();
	}

	async function open() {
		if (opening || current) return;
		opening = true;
		const fresh = await token().catch(() => undefined);
		opening = false;
		const isWanted = phase === "live" || (phase !== "over" && frames.length > 0);
		if (isWanted && fresh === undefined) lost();
		else if (isWanted) connect(fresh ?? "");
		else if (phase === "stopped") end();
	}

	function connect(fresh: string) {
		current = transcriptConnection(new WebSocket(address), { token: fresh, isOffRecord }, frames, (event) => {
			if (phase === "over") return;
			if (event.type === "closed") return closed(event.code);
			if (event.type !== "ready") {
				if (event.type === "final") {
					if (hasFailed) tries = 0;
					hasFailed = false;
				}
				return words.receive(event.type, event);
			}
			// A paused listening has no new sound: do not retry for ever with a server too slow for its last words.
			if (!hasFailed && phase !== "paused") tries = 0;
			isReady = true;
			if (phase === "stopped") waitAtMost(Number.POSITIVE_INFINITY);
			report(event);
		});
		if (phase !== "live") finishCurrent();
	}

	void open();
	return {
		send(frame) {
			if (phase !== "live") return;
			if (frames.losesNext) words.giveWay();
			frames.push(frame);
		},
		pause() {
			if (phase !== "live") return;
			phase = "paused";
			if (frames.length === 0) clearTimeout(retry);
			finishCurrent();
		},
		resume() {
			if (phase !== "paused") return;
			phase = "live";
			tries = 0;
			clearTimeout(retry);
			void open();
		},
		stop() {
			if (phase === "over") return Promise.resolve();
			if (stopping) return stopping;
			const { promise, resolve } = Promise.withResolvers<void>();
			stopping = promise;
			stopped = resolve;
			phase = "stopped";
			latest = performance.now() + stopMilliseconds + frames.length * limits.audio.frameMilliseconds;
			waitAtMost(isReady ? Number.POSITIVE_INFINITY : stopMilliseconds);
			clearTimeout(retry);
			finishCurrent();
			if (!current && !opening) goOnOrEnd();
			return promise;
		},
		abandon() {
			phase = "over";
			clearTimeout(retry);
			clearTimeout(deadline);
			stopped();
			current?.drop();
		},
	};
}
