import { limits } from "@sayso/contract/limits.ts";
import type { State } from "./state.ts";
import { type Step, step } from "./step.ts";

type Listening = Extract<State, { phase: "listening" }>;

/** The partner has said it all: the last words still come, then the text is submitted. */
export const turnOver = (state: State): Step =>
	step({ ...state, phase: "idle", closing: "submit" }, { type: "stopListening" });

/** Words are being heard: there is no silence. */
export const wordsCome = (state: State): State =>
	state.phase === "listening" ? { ...state, silence: undefined } : state;

/** Words have ended for now. From here on silence counts, where turns end by themselves. */
export const wordsEnd = (state: State): State =>
	state.phase === "listening" && (state.automaticEndOfTurn || state.conversationMode)
		? { ...state, silence: 0 }
		: state;

/** The connection is lost: what is said now comes later, so silence counts anew from when it is back. */
export const heldUp = (state: Listening): State => (state.silence === undefined ? state : { ...state, silence: 0 });

/** Lets silence last. Once it has lasted long enough the turn is over, and a tone says so. */
export function silent(state: Listening, elapsed: number): Step {
	if (state.silence === undefined || state.hearing !== "heard") return step(state);
	const silence = state.silence + elapsed;
	if (silence < limits.endOfTurnMilliseconds) return step({ ...state, silence });
	const [next, effects] = turnOver(state);
	return step(next, ...effects, { type: "earcon" });
}
