import { messages } from "@sayso/contract/messages.ts";
import { type State, showsAnswers } from "./state.ts";
import { type Fold, step } from "./step.ts";

/** The text on the turned screen: what was just said, or a request to wait while more is being prepared. */
export function turnedWords(state: State): string {
	const { phase, way, own, speech } = state;
	const isComing = phase === "generating" || showsAnswers(state) || (way === "say" && own.text !== "");
	return (isComing ? undefined : speech?.text) ?? messages.communicator.answerComing;
}

export const foldTurning: Fold<"turnScreen"> = {
	turnScreen: (state) => step({ ...state, isTurned: !state.isTurned }),
};
