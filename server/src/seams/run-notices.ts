import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { TurnKey } from "./kept-runs.ts";

/**
 * What processes tell one another of the sets of replies they keep. `holder`: the process that has a set; `ask`: one
 * process's reading of a set that another has. Person and words are in it: it travels sealed.
 */
export type RunNotice =
	/** Here is a set for this turn, made or in the making. */
	| { about: "kept"; holder: string; personId: string; key: TurnKey }
	/** This process stops: nothing more can be had from it but what it tells already. */
	| { about: "gone"; holder: string }
	/** Whoever keeps sets is to say so again. */
	| { about: "who" }
	/** The person is at this turn by now: what nobody reads of another one ends. */
	| { about: "turn"; personId: string; substance: string[] }
	/** The holder is to tell the cards of its set. */
	| { about: "wanted"; holder: string; ask: string; personId: string; key: TurnKey }
	/** `index`: in card order, from 0. */
	| { about: "card"; ask: string; index: number; card: OfferedAnswer }
	/** The next card takes its time. */
	| { about: "still"; ask: string }
	/** No more cards come. `failed`: there are more, but not from here. */
	| { about: "over"; ask: string; failed: boolean }
	/** Nobody reads it any more. */
	| { about: "left"; ask: string };
