import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { EventOf } from "./events.ts";
import { drafted, shelved } from "./fold-authorship.ts";
import { listenedAgain } from "./fold-listening.ts";
import { saidSentences } from "./fold-own-words.ts";
import { answered, inTurn, sayReply, spoken } from "./say-reply.ts";
import { isSpeaking, type Speech, type State, showsAnswers } from "./state.ts";
import { type Fold, logged, type Step, step } from "./step.ts";

function progressed(state: State, progress: Speech["progress"], by = state.speech?.by): Step {
	return step(state.speech ? { ...state, speech: { ...state.speech, progress, ...(by && { by }) } } : state);
}

function speaking(state: State, { event }: EventOf<"speaking">): Step {
	switch (event.type) {
		case "began":
			return progressed(state, event.by, event.by);
		case "ended":
			return inTurn(state, (next) => progressed(next, "said"), saidNext);
		case "failed":
			return inTurn(
				state,
				(next) => progressed(next, "silent"),
				(next) => (next.own.isDue ? saidNext(next) : step(next)),
			);
	}
}

/** After speech: speak a sentence of the person's own that was finished meanwhile, else start the partner's turn. */
const saidNext = (state: State): Step =>
	state.own.isDue ? saidSentences({ ...state, own: { ...state.own, isDue: false } }) : listenedAgain(state);

/** Speaks a reply, unless it is to be previewed or changed first. */
function picked(state: State, card: Answer, place?: number): Step {
	if (state.isChanging) return drafted(state, card, place, "words");
	return state.previewFirst ? drafted(state, card, place, "preview") : sayReply(state, card);
}

/** Returns to the replies, which are unchanged. */
const closed = (state: State): Step =>
	step(
		{ ...state, isPicking: false },
		showsAnswers(state) ? { type: "focusReply", index: 0 } : { type: "focusMainAction" },
	);

export const foldChoice: Fold<
	| "pickAnswer"
	| "pickOther"
	| "openOthers"
	| "closeOthers"
	| "asked"
	| "sayWord"
	| "sayAgain"
	| "sayLouder"
	| "callAttention"
	| "stopSpeaking"
	| "speaking"
> = {
	pickAnswer(state, { index }) {
		const card = state.cards[index];
		// A digit typed into the list of values picks no card.
		return card && !state.isPicking ? picked(state, card, index) : step(state);
	},

	pickOther(state, { answer }) {
		return state.isPicking ? picked(state, answer) : step(state);
	},

	openOthers(state) {
		if (!state.others) return step(state);
		const isOpen = state.isPicking && state.way === "answer" && !state.draft;
		return isOpen ? closed(state) : step({ ...shelved(state), way: "answer", isPicking: true, notice: undefined });
	},

	closeOthers: (state) => (state.isPicking && !state.draft ? closed(state) : step(state)),

	asked(state, { generation, others }) {
		return step(generation === state.generation && state.turn ? { ...state, others } : state);
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
		return state.speech ? spoken(state, state.speech.text, { tone: state.speech.tone }) : step(state);
	},

	sayLouder(state) {
		return state.speech ? spoken(state, state.speech.text, { louder: true, tone: state.speech.tone }) : step(state);
	},

	callAttention(state) {
		return step(state, { type: "attention" });
	},

	stopSpeaking(state) {
		if (!isSpeaking(state)) return step(state);
		const [next] = progressed(state, "said");
		return step({ ...next, own: { ...next.own, isDue: false } }, { type: "stopSpeaking" });
	},

	speaking,
};
