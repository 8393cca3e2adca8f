import type { Answer } from "@sayso/contract/entities/answer.ts";
import { shorten } from "@sayso/replies/shorten.ts";
import { type Draft, isEdited, problemOf } from "./draft.ts";
import { edited } from "./edit-words.ts";
import { sayReply } from "./say-reply.ts";
import { type State, showsAnswers } from "./state.ts";
import { type Fold, type Step, step } from "./step.ts";

/** Both were picked from a list, which makes new card objects each time. */
const isListed = (draft: Draft, place: number | undefined) => (draft.place ?? place) === undefined;

/** Leaves the draft; a changed draft is shelved and restored with its reply. */
export const shelved = (state: State): State => ({
	...state,
	draft: undefined,
	shelved: state.draft && isEdited(state.draft) ? state.draft : state.shelved,
});

/**
 * Opens a reply to preview or change it; a shelved draft of it is restored.
 * @param place its index among the cards that show
 */
export function drafted(state: State, card: Answer, place: number | undefined, as: Draft["step"]): Step {
	const known = [state.draft, state.shelved].filter((draft) => draft !== undefined);
	const left = known.find((draft) => draft.card === card || (isListed(draft, place) && draft.card.text === card.text));
	const fresh: Draft = {
		step: as,
		card,
		place,
		text: card.text,
		past: [],
		future: [],
		isTyping: false,
		isShortest: false,
	};
	return step({
		...state,
		draft: left ? { ...left, step: as } : fresh,
		shelved: known.find((draft) => draft !== left && isEdited(draft)),
		isChanging: false,
		way: "answer",
		notice: undefined,
	});
}

/** Whether the card of a draft is still among those that show. */
const isShown = ({ cards }: State, { card, place }: Draft): boolean => place !== undefined && cards[place] === card;

/** The draft with another text, which Undo reverts. */
function rewritten(state: State, draft: Draft, text: string, isTyping = false): Step {
	if (text === draft.text) return step(state);
	const past = isTyping && draft.isTyping ? draft.past : [...draft.past, draft.text];
	return step({ ...state, draft: { ...draft, text, past, future: [], isTyping, isShortest: false } });
}

/** Moves one step in the Undo history, back or forward. */
function moved(state: State, draft: Draft, [from, to]: ["past", "future"] | ["future", "past"]): Step {
	const text = draft[from].at(-1);
	if (text === undefined) return step(state);
	const texts = { [from]: draft[from].slice(0, -1), [to]: [...draft[to], draft.text] };
	return step({ ...state, draft: { ...draft, ...texts, text, isTyping: false, isShortest: false } });
}

export const foldAuthorship: Fold<
	| "changeReply"
	| "editDraft"
	| "editWords"
	| "typeDraft"
	| "shortenDraft"
	| "undoEdit"
	| "redoEdit"
	| "sayDraft"
	| "closeDraft"
> = {
	changeReply(state) {
		if (state.isChanging) return step({ ...state, isChanging: false });
		return step(state.draft || state.previewFirst || !showsAnswers(state) ? state : { ...state, isChanging: true });
	},

	editDraft(state, { as }) {
		const { draft } = state;
		return step(draft && draft.step !== as ? { ...state, draft: { ...draft, step: as, isTyping: false } } : state);
	},

	editWords(state, { edit }) {
		const { draft } = state;
		return draft ? rewritten(state, draft, edited(draft.text, edit)) : step(state);
	},

	typeDraft(state, { text }) {
		return state.draft ? rewritten(state, state.draft, text, true) : step(state);
	},

	shortenDraft(state) {
		const { draft } = state;
		if (!draft) return step(state);
		const shorter = shorten(draft.text, draft.card.tone);
		return shorter ? rewritten(state, draft, shorter) : step({ ...state, draft: { ...draft, isShortest: true } });
	},

	undoEdit: (state) => (state.draft ? moved(state, state.draft, ["past", "future"]) : step(state)),
	redoEdit: (state) => (state.draft ? moved(state, state.draft, ["future", "past"]) : step(state)),

	sayDraft(state) {
		const { draft } = state;
		if (!draft || problemOf(draft)) return step(state);
		const { card, place, text } = draft;
		if (!isEdited(draft)) return sayReply(state, card);
		return sayReply(state, card, { text: text.trim(), from: isShown(state, draft) ? place : undefined });
	},

	closeDraft(state) {
		const { draft } = state;
		if (!draft) return step(state.isChanging ? { ...state, isChanging: false } : state);
		const left = shelved(state);
		// The list it was picked from shows again, and takes the focus itself.
		if (state.isPicking) return step(left);
		const { place } = draft;
		return step(
			left,
			place !== undefined && isShown(state, draft) ? { type: "focusReply", index: place } : { type: "focusMainAction" },
		);
	},
};
