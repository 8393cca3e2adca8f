import type { EventOf } from "./events.ts";
import { drafted } from "./fold-authorship.ts";
import { answered, inTurn, sayReply, spoken } from "./say.ts";
import { isSpeaking, type Speech, type State } from "./state.ts";
import { type Fold, logged, type Step, step } from "./step.ts";

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
		const card = state.cards[index];
		if (!card) return step(state);
		if (state.isChanging) return drafted(state, index, "words");
		return state.previewFirst ? drafted(state, index, "preview") : sayReply(state, card);
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
