import type { Closing } from "@sayso/contract/v1/ws.ts";

/** One person's audio stream, as the code that assigns places sees it. */
export interface Stream {
	readonly personId: string;
	/** The sign-in session of the stream, if the identity provider has session ids. */
	readonly sessionId: string | undefined;
	readonly isPaid: boolean;
	/** Seconds since the last sound that was not silence. */
	silentSeconds(): number;
	/** Called every second: ends a stream that has run for too long. */
	check(): void;
	/** Accepts no more audio, sends the final text, then ends. */
	finish(closing: Closing): void;
	/** Ends at once. */
	end(closing: Closing): void;
}

/**
 * The streams in progress: one for each person (the newest wins), and no more in total than the recogniser's capacity.
 */
export interface Listeners {
	/**
	 * Gives the stream a place, at once or when another stream that gives way has sent its final text. Ends the
	 * person's earlier stream.
	 * @returns false if every place is taken, or if the stream left before it had one
	 */
	enter(stream: Stream): Promise<boolean>;
	/** The stream is over. */
	leave(stream: Stream): void;
	/** Ends the streams of a person, or of one of their sign-in sessions. */
	endOf(who: Partial<Pick<Stream, "personId" | "sessionId">>, closing: Closing): void;
	endAll(closing: Closing): void;
	/** The number of streams that have a place or wait for one. */
	readonly size: number;
	/** The number of streams that wait for a place. */
	readonly waiting: number;
}
