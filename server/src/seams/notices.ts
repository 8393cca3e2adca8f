import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { RunNotice } from "./run-notices.ts";

/** What one process of the product tells the others on the same database. */
export type Notice =
	/** A person is listened to here since that moment, as `Notices.now` tells it. */
	| { type: "listening"; personId: string; since: number }
	/** Listenings of a person, or of one of their sign-ins, have to end. */
	| { type: "end"; personId?: string | undefined; sessionId?: string | undefined; closing: Closing }
	/** Nothing made for a person is to be kept. */
	| { type: "forget"; personId: string }
	/** A set of replies that another process may want, or that it tells. */
	| { type: "run"; run: RunNotice };

export interface Follower {
	hear(notice: Notice): void;
	/** Notices may have been missed until now. */
	back(): void;
}

/** Notices that were heard and not taken: nobody with the secret made them, they came too late (who follows is told `back`), or a second time. */
export type RefusedNotices = Readonly<Record<"unreadable" | "late" | "repeated", number>>;

/**
 * Passes notices between the processes. Nothing is kept: a process that is away misses them. Nobody without the secret can
 * read them, or make one that is taken.
 */
export interface Notices {
	/** This moment, in microseconds of a clock that all processes share: of two, the later is greater. */
	now(): Promise<number>;
	/** The process that tells does not hear it. */
	tell(notice: Notice): Promise<void>;
	follow(follower: Follower): void;
	readonly refused: RefusedNotices;
	close(): Promise<void>;
}
