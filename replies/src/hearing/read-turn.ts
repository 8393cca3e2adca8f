import type { Turn } from "../reply.ts";
import type { ClauseReading } from "../understanding.ts";
import { focusOf } from "./focus.ts";
import { wholeClause } from "./follow-up.ts";
import { lastWords } from "./normalise.ts";
import { withoutOpening } from "./opening.ts";
import { readClause } from "./read-clause.ts";
import { mostClauses, segment } from "./segment.ts";
import { joinTails } from "./tail.ts";

/** A turn read clause by clause. */
export interface Read {
	/** As they were said. */
	clauses: readonly string[];
	acts: readonly ClauseReading[];
	/** Index in `acts` of the clause to answer. */
	focus: number;
	/** Whether what was left out of it was found in what was said before. */
	isCompleted: boolean;
}

/**
 * @param heard the end of the turn, as it is heard
 * @param before the turns before it, oldest first, as they were heard
 */
export function readTurn(heard: string, before: readonly Turn[] = []): Read {
	const clauses = segment(heard);
	const spoken = clauses.map(withoutOpening);
	const whole = spoken.map((clause) => wholeClause(clause, before));
	const acts = joinTails(whole.map(readClause));
	return { clauses, acts, focus: focusOf(acts), isCompleted: whole.some((clause, i) => clause !== spoken[i]) };
}

/** Whether all that was heard was read, and not only its end. */
export const isWholeOf = ({ clauses }: Read, heard: string): boolean =>
	clauses.length < mostClauses && lastWords(heard) === heard;
