import type { KeptTurn } from "./fold-coming-back.ts";
import { fold } from "./machine.ts";
import { type State, showsAnswers } from "./state.ts";

/** The turn to keep when the page is left; undefined if there is no turn, or off the record. */
export function keptTurn(state: State): KeptTurn | undefined {
	if (state.isOffRecord) return undefined;
	const left = state.phase === "generating" ? fold(state, { type: "leave" })[0] : state;
	const { text, cards, turn, steering, retries } = left;
	if (!showsAnswers(left)) return text ? { text, cards: [], isBroken: false } : undefined;
	const isFirst = steering.steer === undefined && retries === 0;
	const isBroken = isFirst && cards.some((card) => !card);
	return { text, cards: cards.map((card) => card ?? null), isBroken, ...(turn && { turn }) };
}
