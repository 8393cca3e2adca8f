import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";

/** One set of replies in the making. It goes on by itself, whether or not anybody reads it. */
export interface ReplyRun {
	/** Resolves when the engine has let go and what it cost is settled. */
	readonly over: Promise<void>;
	/** Whether all its cards are there. */
	readonly isOver: boolean;
	/** Whether it is worth answering with: it was not ended, has not failed, nor been left to the built-in engine altogether. */
	readonly isUsable: boolean;
	/** Whether anybody reads it now. */
	readonly isRead: boolean;
	/**
	 * Every card in its order, until the run is over.
	 * @throws what the engine threw, or the signal's reason
	 */
	read(signal: AbortSignal): AsyncGenerator<OfferedAnswer, void>;
	/** Ends it, for nobody wants it; one that is over is as good as before. */
	abort(): void;
}

/** A turn as its sets are found again: the words that carry it, and a hash of all else that shapes its replies. */
export interface TurnKey {
	substance: readonly string[];
	circumstances: string;
}

/** The newest sets of replies of each person, in the making or made, for that person alone. */
export interface KeptRuns {
	/** The run that answers a turn, for somebody who asked. What was begun for another turn ends, unless somebody reads it. */
	take(personId: string, key: TurnKey): ReplyRun | undefined;
	/** @param isGuess nobody has asked for it yet */
	keep(personId: string, key: TurnKey, run: ReplyRun, isGuess: boolean): void;
	has(personId: string, key: TurnKey): boolean;
	/** The partner says this by now: what was begun for other words ends, unless somebody reads it. */
	goOn(personId: string, substance: readonly string[]): void;
	/** Keeps nothing of a person any more. Resolves when every engine has let go. */
	forget(personId: string): Promise<void>;
	close(): Promise<void>;
}

/** Those of every process on the database. */
export interface SharedRuns extends KeptRuns {
	/** People of whom another process has sets, as far as is known here. */
	readonly peopleElsewhere: number;
	/**
	 * The cards of a set that another process has, as they come; undefined where none is known.
	 * @throws during the iteration, when it has none after all or is lost
	 */
	elsewhere(personId: string, key: TurnKey): ((signal: AbortSignal) => AsyncIterable<OfferedAnswer>) | undefined;
}
