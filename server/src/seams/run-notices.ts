import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { TurnKey } from "./kept-runs.ts";

/**
 * Messages between processes about the sets of replies they keep. `holder`: the process that has a set; `ask`: one
 * process's reading of a set that another process has. The messages contain the person and words, so they travel
 * encrypted.
 */
export type RunNotice =
	/** The holder has a set for this turn, complete or in progress. */
	| { about: "kept"; holder: string; personId: string; key: TurnKey }
	/** The holder is stopping: it finishes the sets it is already sending and accepts no more requests. */
	| { about: "gone"; holder: string }
	/** Every process that keeps sets is asked to announce them again. */
	| { about: "who" }
	/** The person is at this turn now: sets for other turns that have no reader are aborted. */
	| { about: "turn"; personId: string; substance: string[] }
	/** The holder is asked to send the cards of its set. */
	| { about: "wanted"; holder: string; ask: string; personId: string; key: TurnKey }
	/** `index`: in card order, from 0. */
	| { about: "card"; ask: string; index: number; card: OfferedAnswer }
	/** A keep-alive: the next card is not ready yet. */
	| { about: "still"; ask: string }
	/** No more cards follow. `failed`: the set is incomplete and this holder cannot finish it. */
	| { about: "over"; ask: string; failed: boolean }
	/** The reader has left. */
	| { about: "left"; ask: string };
