import type { Closing } from "@sayso/contract/v1/ws.ts";

/** One person's listening, as those see it who share out the places. */
export interface Stream {
	readonly personId: string;
	/** The sign-in it belongs to, where the identity tells them apart. */
	readonly sessionId: string | undefined;
	readonly isPaid: boolean;
	/** Seconds since anything was to be heard. */
	silentSeconds(): number;
	/** Asked every second: ends what has gone on for too long. */
	check(): void;
	/** Takes no more sound and says its last words, then ends. */
	finish(closing: Closing): void;
	/** Ends at once. */
	end(closing: Closing): void;
}

/** Who is being listened to: one stream a person, the newest wins, and no more than the recogniser can bear. */
export interface Listeners {
	/**
	 * Gives the stream a place, at once or when one who gives way has said their last words. Ends the person's earlier one.
	 * @returns false where every place is taken, or the stream left before it had one
	 */
	enter(stream: Stream): Promise<boolean>;
	/** The stream is over. */
	leave(stream: Stream): void;
	/** Ends the streams of a person, or of one of their sign-ins. */
	endOf(who: Partial<Pick<Stream, "personId" | "sessionId">>, closing: Closing): void;
	endAll(closing: Closing): void;
	/** Streams that have a place or wait for one. */
	readonly size: number;
	/** Those of them that wait. */
	readonly waiting: number;
}
