import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { RunNotice } from "./run-notices.ts";

/** What one process of the product tells the others on the same database. */
export type Notice =
	/** A person is listened to here. `since`: from that moment, where it is told again. */
	| { type: "listening"; personId: string; since?: number | undefined }
	/** Listenings of a person, or of one of their sign-ins, have to end. */
	| { type: "end"; personId?: string | undefined; sessionId?: string | undefined; closing: Closing }
	/** Nothing made for a person is to be kept. */
	| { type: "forget"; personId: string }
	/** A set of replies that another process may want, or that it tells. Nobody who watches the database can read it. */
	| { type: "run"; run: RunNotice };

export interface Follower {
	/** @param at the moment it was told, in microseconds of the database's clock: of two, the later is greater */
	hear(notice: Notice, at: number): void;
	/** Notices may have been missed until now. */
	back(): void;
}

/** Passes notices between the processes. Nothing is kept: a process that is away misses them. */
export interface Notices {
	/** @returns the moment it was told, as followers hear it. The process that tells does not hear it. */
	tell(notice: Notice): Promise<number>;
	follow(follower: Follower): void;
	close(): Promise<void>;
}
