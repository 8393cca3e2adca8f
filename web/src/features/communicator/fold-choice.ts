import type { EventOf } from "./events.ts";
import { isSpeaking, type Speech, type State } from "./state.ts";
import { atRest, type Fold, logged, promptLogged, type Step, step } from "./step.ts";

/** The turn is answered: the cards go and the counters begin anew. A generation still under way is no longer wanted. */
function answered(state: State): Step {
	const [next, effects] = promptLogged(state.phase === "generating" ? atRest(state) : state);
	const cleared = { ...next, cards: [], submissions: 0, retries: 0, notice: undefined };
	return [cleared, state.phase === "generating" ? [{ type: "abortGeneration" }, ...effects] : effects];
}

function spoken(state: State, text: string): Step {
	return step({ ...state, speech: { text, progress: "starting" } }, { type: "speak", text });
}

/** One step after another. */
function inTurn(state: State, ...steps: readonly ((state: State) => Step)[]): Step {
	return steps.reduce<Step>(
		([before, effects], next) => {
			const [after, more] = next(before);
			return [after, [...effects, ...more]];
		},
		[state, []],
	);
}

function progressed(state: State, progress: Speech["progress"]): Step {
	return step(state.speech ? { ...state, speech: { ...state.speech, progress } } : state);
}

function speaking(state: State, { event }: EventOf<"speaking">): Step {
	switch (event.type) {
		case "began":
			return progressed(state, event.by);
		case "ended":
			return progressed(state, "said");
		case "failed":
			return progressed(state, "silent");
	}
}

export const foldChoice: Fold<"pickAnswer" | "sayWord" | "sayAgain" | "stopSpeaking" | "speaking"> = {
	pickAnswer(state, { index }) {
		const answer = state.cards[index];
		if (!answer) return step(state);
		const { text, tone, emoji, keyword } = answer;
		return inTurn(
			state,
			(next) => spoken(next, text),
			answered,
			(next) => logged(next, "person", { role: "assistant", text, meta: { tone, emoji, keyword } }),
			(next) => step(next, { type: "focusMainAction" }),
		);
	},

	sayWord(state, { word }) {
		return inTurn(
			state,
			(next) => spoken(next, word),
			answered,
			(next) => logged(next, "person", { role: "user", text: word }),
		);
	},

	sayAgain(state) {
		return state.speech ? spoken(state, state.speech.text) : step(state);
	},

	stopSpeaking(state) {
		if (!isSpeaking(state)) return step(state);
		const [next] = progressed(state, "said");
		return step(next, { type: "stopSpeaking" });
	},

	speaking,
};
