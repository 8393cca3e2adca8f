import { limits } from "@sayso/contract/limits.ts";
import type { State } from "./state.ts";
import { type Step, step } from "./step.ts";

type Listening = Extract<State, { phase: "listening" }>;

/** The partner has finished: wait for the last words, then submit the text. */
export const turnOver = (state: State): Step =>
	step({ ...state, phase: "idle", closing: "submit" }, { type: "stopListening" });

/** Words are coming: reset the silence. */
export const wordsCome = (state: State): State =>
	state.phase === "listening" ? { ...state, silence: undefined } : state;

/** Words have ended for now: start counting silence, if turns end by themselves. */
export const wordsEnd = (state: State): State =>
	state.phase === "listening" && (state.automaticEndOfTurn || state.conversationMode)
		? { ...state, silence: 0 }
		: state;

/** The connection is lost and words may arrive later: restart the silence after reconnecting. */
export const heldUp = (state: Listening): State => (state.silence === undefined ? state : { ...state, silence: 0 });

/** Advances the silence. Once it has lasted long enough the turn ends, with a tone. */
export function silent(state: Listening, elapsed: number): Step {
	if (state.silence === undefined || state.hearing !== "heard") return step(state);
	const silence = state.silence + elapsed;
	if (silence < limits.endOfTurnMilliseconds) return step({ ...state, silence });
	const [next, effects] = turnOver(state);
	return step(next, ...effects, { type: "earcon" });
}
