import { closings } from "@sayso/contract/v1/ws.ts";
import { FrameBuffer } from "./frame-buffer.ts";
import type { ListeningEvent, ListeningProblem } from "./listening.ts";
import { lastWordsMilliseconds, type TranscriptConnection, transcriptConnection } from "./transcript-connection.ts";

/** Milliseconds before each new try: about ten seconds in all. */
const backoff = [250, 500, 1_000, 2_000, 3_000, 4_000];
/** The longest `stop` may take, in milliseconds: a connection still to be made, then its last words. */
const stopMilliseconds = lastWordsMilliseconds + 1_000;

/** What each closing that is final means for the person; the others end the listening as if its time were over. */
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
	/** Takes one frame of sound; it waits, at most 2 s, while there is no connection. */
	send(frame: ArrayBuffer): void;
	/** Lets the server finish what it has; a pause of any length costs it nothing. */
	pause(): void;
	resume(): void;
	stop(): Promise<void>;
	abandon(): void;
}

/**
 * Turns frames of sound into words, over as many sockets as it takes: a lost one is made again, a paused one is left.
 * No words are lost with a socket: its last partial becomes final.
 *
 * @param options.address of the listening socket
 * @param options.token a fresh ID token, asked for once a connection
 * @param options.report told nothing after `abandon`
 */
export function transcriptSocket(options: {
	address: string;
	token(): Promise<string | null>;
	report(event: ListeningEvent): void;
	isOffRecord?: boolean;
}): TranscriptSocket {
	const { address, token, report, isOffRecord = false } = options;
	const frames = new FrameBuffer();
	/** `live` wants a connection; `paused` and `stopped` let what is open finish; `over` tells nothing more. */
	let phase: "live" | "paused" | "stopped" | "over" = "live";
	let current: TranscriptConnection | undefined;
	/** Connections that were told to stop and still have words to tell. */
	const finishing = new Set<TranscriptConnection>();
	let opening = false;
	let tries = 0;
	let retry: ReturnType<typeof setTimeout> | undefined;
	let stopped = () => {};

	function end(event?: ListeningEvent) {
		phase = "over";
		clearTimeout(retry);
		if (event) report(event);
		stopped();
	}

	function finishCurrent() {
		if (!current) return;
		finishing.add(current);
		current.finish();
		current = undefined;
	}

	function lost() {
		const wait = backoff[tries++];
		if (wait === undefined) return end({ type: "failed", problem: "unreachable" });
		if (tries === 1) report({ type: "interrupted" });
		retry = setTimeout(open, wait);
	}

	function closed(connection: TranscriptConnection, code: number) {
		if (!finishing.delete(connection)) {
			current = undefined;
			const problem = problems[code];
			if (problem) end({ type: "failed", problem });
			else if (endings.some((ending) => ending.code === code)) end({ type: "ended" });
			else lost();
		} else if (phase === "stopped" && finishing.size === 0) {
			// Said while a server that restarts heard us out.
			if (frames.length > 0) void open();
			else end();
		}
	}

	async function open() {
		if (opening) return;
		opening = true;
		const fresh = await token().catch(() => undefined);
		opening = false;
		const unheard = phase !== "live" && frames.length > 0;
		if (phase === "live" && fresh === undefined) lost();
		else if (fresh !== undefined && (phase === "live" || (unheard && phase !== "over"))) connect(fresh ?? "");
		else if (phase === "stopped" && finishing.size === 0) end();
	}

	function connect(fresh: string) {
		const connection = transcriptConnection(new WebSocket(address), { token: fresh, isOffRecord }, frames, (event) => {
			if (phase === "over") return;
			if (event.type === "closed") return closed(connection, event.code);
			if (event.type === "ready") tries = 0;
			report(event);
		});
		current = connection;
		if (phase !== "live") finishCurrent();
	}

	void open();
	return {
		send(frame) {
			if (phase === "live") frames.push(frame);
		},
		pause() {
			if (phase !== "live") return;
			phase = "paused";
			clearTimeout(retry);
			finishCurrent();
		},
		resume() {
			if (phase !== "paused") return;
			phase = "live";
			tries = 0;
			void open();
		},
		stop() {
			if (phase === "over") return Promise.resolve();
			const { promise, resolve } = Promise.withResolvers<void>();
			const deadline = setTimeout(end, stopMilliseconds);
			stopped = () => {
				clearTimeout(deadline);
				resolve();
			};
			phase = "stopped";
			clearTimeout(retry);
			finishCurrent();
			if (finishing.size === 0 && !opening) {
				if (frames.length > 0) void open();
				else end();
			}
			return promise;
		},
		abandon() {
			end();
			current?.drop();
			for (const connection of finishing) connection.drop();
		},
	};
}
