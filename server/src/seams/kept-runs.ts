import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";

/** One set of replies in progress. It continues whether or not it has a reader. */
export interface ReplyRun {
	/** Resolves when the engine has released its resources and the cost is recorded. */
	readonly over: Promise<void>;
	/** Whether all its cards are there. */
	readonly isOver: boolean;
	/**
	 * Whether the run can answer a request: it was not aborted, did not fail, and was not left entirely to the built-in
	 * engine.
	 */
	readonly isUsable: boolean;
	/** Whether it has a reader now. */
	readonly isRead: boolean;
	/** Yields every card in order until the run is over. @throws the engine's error, or the signal's reason */
	read(signal: AbortSignal): AsyncGenerator<OfferedAnswer, void>;
	/** Aborts the run because it has no reader. A run that is over stays usable. */
	abort(): void;
}

/** The key of a turn's sets: its significant words, and a hash of everything else that shapes its replies. */
export interface TurnKey {
	substance: readonly string[];
	circumstances: string;
}

/** The newest sets of replies of each person, in progress or complete. Only that person can read them. */
export interface KeptRuns {
	/**
	 * The run for this turn, for a caller who asked for it. Runs for other turns are aborted unless they have a reader.
	 */
	take(personId: string, key: TurnKey): ReplyRun | undefined;
	/** @param isGuess true if the run was started before a caller asked for it */
	keep(personId: string, key: TurnKey, run: ReplyRun, isGuess: boolean): void;
	has(personId: string, key: TurnKey): boolean;
	/** Reports what the partner has said so far. Runs for other words are aborted unless they have a reader. */
	goOn(personId: string, substance: readonly string[]): void;
	/** Deletes every set of a person. Resolves when every engine has released its resources. */
	forget(personId: string): Promise<void>;
	close(): Promise<void>;
}

/** The sets of all processes that use the database. */
export interface SharedRuns extends KeptRuns {
	/** The number of people for whom another process has sets, as far as this process knows. */
	readonly peopleElsewhere: number;
	/**
	 * The cards of a set that another process has, as they arrive; undefined if no such set is known.
	 * @throws during the iteration, if the other process has no such set after all or is lost
	 */
	elsewhere(personId: string, key: TurnKey): ((signal: AbortSignal) => AsyncIterable<OfferedAnswer>) | undefined;
}
