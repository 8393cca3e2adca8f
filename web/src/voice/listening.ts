/** How long the last words may take after `stop`, in milliseconds: several times the slowest recogniser's 0.8 s. */
export const lastWordsMilliseconds = 3_000;
/** How long `stop` waits for a connection to a recogniser, in milliseconds: the time to connect, then the last words. */
export const stopMilliseconds = lastWordsMilliseconds + 1_000;

/** Why a listening could not start or go on. Each has its sentence in `listening-problems.ts`. */
export type ListeningProblem =
	| "refused"
	/** The person closed the browser's question: the browser can ask again. */
	| "unanswered"
	| "missing"
	| "in_use"
	| "unplugged"
	/** There is a microphone, but this browser gets no sound from it. */
	| "unusable"
	| "insecure"
	| "unsupported"
	| "unreachable"
	| "unavailable"
	| "elsewhere"
	| "too_many"
	/** The server has no free listening slot. */
	| "busy"
	| "logged_out";

/** What a listening emits. `partial` replaces the last partial; `final` ends it and is never taken back. */
export type ListeningEvent =
	/** Emitted again when another recogniser takes over. `engine`: the recogniser's name. */
	| { type: "ready"; maxSeconds?: number; engine?: string }
	| { type: "partial"; text: string }
	| { type: "final"; text: string }
	/** The connection is lost; sound is kept while reconnecting. `ready` or `failed` follows. */
	| { type: "interrupted" }
	/** The microphone is open but gives no sound: `ready` follows once it does. */
	| { type: "silent" }
	/** The recogniser ended by itself, for example at its time limit: the last event. */
	| { type: "ended" }
	/** The last event. All words so far were emitted before it. */
	| { type: "failed"; problem: ListeningProblem };

/** One listening to a partner, with any recogniser. */
export interface Listening {
	/** Takes no sound until `resume`. Words said before it still arrive. */
	pause(): void;
	resume(): void;
	/**
	 * Takes no more sound and resolves when the last words were emitted: after at most 4 s or, if a new connection transcribes sound
	 * kept from a lost one, after the length of that sound. If some sound was not transcribed, `failed` is emitted.
	 */
	stop(): Promise<void>;
	/** Releases the microphone at once and emits nothing more. */
	abandon(): void;
}

/**
 * Begins to listen. Call it inside the click, so that the browser allows sound.
 * @param isOffRecord the words are not used before they are submitted
 */
export type Listen = (report: (event: ListeningEvent) => void, isOffRecord?: boolean) => Listening;
