/** How long the last words may take after `stop`, in milliseconds: several times the slowest recogniser's 0.8 s. */
export const lastWordsMilliseconds = 3_000;
/** How long who stops waits for a way to a recogniser, in milliseconds: one that is still to be made, then its last words. */
export const stopMilliseconds = lastWordsMilliseconds + 1_000;

/** Why a listening could not start or go on. Each has its sentence in `listening-problems.ts`. */
export type ListeningProblem =
	| "refused"
	/** The browser's question was closed: it can be asked again. */
	| "unanswered"
	| "missing"
	| "in_use"
	| "unplugged"
	/** It is there, and gives this browser no sound. */
	| "unusable"
	| "insecure"
	| "unsupported"
	| "unreachable"
	| "unavailable"
	| "elsewhere"
	| "too_many"
	/** Everybody whom the server can listen to is being listened to. */
	| "busy"
	| "logged_out";

/** What a listening tells. `partial` replaces the last partial; `final` ends it and is never taken back. */
export type ListeningEvent =
	/** Told again where another recogniser takes over. `engine`: who hears, by name. */
	| { type: "ready"; maxSeconds?: number; engine?: string }
	| { type: "partial"; text: string }
	| { type: "final"; text: string }
	/** The connection is lost; sound is kept while it is made again. `ready` follows, or `failed`. */
	| { type: "interrupted" }
	/** The microphone is there, and no sound comes from it: `ready` follows once it does. */
	| { type: "silent" }
	/** The recogniser ended by itself, as at its time limit: no more comes. */
	| { type: "ended" }
	/** No more comes. What was heard so far has been told. */
	| { type: "failed"; problem: ListeningProblem };

/** One listening to a partner, whichever recogniser hears it. */
export interface Listening {
	/** Takes no sound until `resume`. What was said before still arrives. */
	pause(): void;
	resume(): void;
	/**
	 * Takes no more sound; resolves when the last words have been told: at the latest 4 s later and, where somebody hears what was kept
	 * while the connection was lost, for as long as that takes to be said. What nobody heard then has `failed`.
	 */
	stop(): Promise<void>;
	/** Gives the microphone back at once and tells nothing more. */
	abandon(): void;
}

/**
 * Begins to listen. Called inside the click, so that the browser lets sound run.
 * @param isOffRecord nothing is begun with the words before they are submitted
 */
export type Listen = (report: (event: ListeningEvent) => void, isOffRecord?: boolean) => Listening;
