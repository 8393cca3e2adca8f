import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { RunNotice } from "./run-notices.ts";

/** A message from one process of the product to the others on the same database. */
export type Notice =
	/** The sending process has been listening to this person since that moment on the clock of `Notices.now`. */
	| { type: "listening"; personId: string; since: number }
	/** The listenings of a person, or of one of their sign-in sessions, must end. */
	| { type: "end"; personId?: string | undefined; sessionId?: string | undefined; closing: Closing }
	/** Everything generated for a person must be deleted. */
	| { type: "forget"; personId: string }
	/** A set of replies that another process may want or that the sending process has. */
	| { type: "run"; run: RunNotice };

export interface Follower {
	receive(notice: Notice): void;
	/** Called when notices may have been missed until now. */
	back(): void;
}

/**
 * Notices that arrived and were rejected: they could not be decrypted with the secret, they came too late (the
 * listeners' `back` is then called), or they came a second time.
 */
export type RefusedNotices = Readonly<Record<"unreadable" | "late" | "repeated", number>>;

/**
 * Passes notices between the processes. Notices are not stored: a disconnected process misses them. Only a process with
 * the secret can read or create them.
 */
export interface Notices {
	/**
	 * The current time in microseconds, on a clock that all processes share: the later of two moments has the greater
	 * value.
	 */
	now(): Promise<number>;
	/** Sends a notice to the other processes. The sending process does not receive it. */
	send(notice: Notice): Promise<void>;
	follow(follower: Follower): void;
	readonly refused: RefusedNotices;
	close(): Promise<void>;
}
