import { type Act, traitsOf } from "../acts/acts.ts";
import type { ClauseReading } from "../understanding.ts";

/** What is asked. */
export const asks = 5;
/** A remark that is only guessed at weighs less than the greeting before it, unless it may be sad: a cheerful answer would hurt. */
const guessed = { below: 0.5, weight: 0.5, atMost: 4 } as const;

/** How much a clause of an act wants an answer. News outweighs small talk; what is asked outweighs both. */
export const weightOf = (act: Act): number => traitsOf(act).weight ?? asks;

function isSad(act: Act): boolean {
	const { mood } = traitsOf(act);
	return mood === "low" || mood === "bad";
}

/** The clause that most wants an answer; of equals the last. */
export function focusOf(acts: readonly ClauseReading[]): number {
	const weights = acts.map(({ act, confidence }) => {
		const full = weightOf(act);
		return full <= guessed.atMost && confidence < guessed.below && !isSad(act) ? Math.min(full, guessed.weight) : full;
	});
	return weights.lastIndexOf(Math.max(...weights));
}
