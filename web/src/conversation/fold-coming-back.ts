import { generating } from "./fold-generation.ts";
import { type State, showsAnswers } from "./state.ts";
import { atRest, type Fold, step } from "./step.ts";

/** The part of a conversation that survives the page: the prompt and its replies. */
export interface KeptTurn {
	/** The text of the prompt box. */
	text: string;
	turn?: State["turn"];
	/** `null`: this reply had not come. */
	cards: readonly (NonNullable<State["cards"][number]> | null)[];
	/** Some replies of the set had not come: the server sends it again, at no further cost. */
	isBroken: boolean;
}

/** Whether the person has begun nothing on this page that a restored turn would replace. */
const isFresh = (state: State) =>
	state.phase === "idle" && !state.text && !state.turn && !showsAnswers(state) && state.log.length === 0;

export const foldComingBack: Fold<"comeBack"> = {
	comeBack(state, { kept }) {
		if (!isFresh(state)) return step(state);
		const { text, turn, isBroken } = kept;
		const cards = kept.cards.map((card) => card ?? undefined);
		const back = atRest({ ...state, text, cards, turn });
		return isBroken && turn ? generating(back, turn, false) : step(back);
	},
};
