import type { Steer } from "@sayso/contract/v1/generate.ts";
import { generating } from "./fold-generation.ts";
import { type State, showsAnswers, unauthored } from "./state.ts";
import { isSame, most, unsteered, wordsAt } from "./steering.ts";
import { type Fold, type Step, step } from "./step.ts";

/** Replies show that can be steered: there is no draft and no generation. */
export const maySteer = (state: State): boolean =>
	(state.phase === "idle" || state.phase === "processing") && !state.closing && !state.draft && showsAnswers(state);

/** Requests another set of replies to the same prompt. Like Try Again it must not repeat earlier replies, but it is not a retry. */
function steered(state: State, steer: Steer, named: readonly number[] = []): Step {
	const { turn, steering } = state;
	if (!turn) return step(state);
	const before = steering.steer ? steering.before : state.cards;
	return generating(state, turn, true, { ...steering, steer, before, named });
}

/** Restores the earlier replies at once, at no cost. */
function letGo(state: State): Step {
	const { isNaming, before } = state.steering;
	return step({
		...state,
		...unauthored,
		cards: before,
		steering: { ...unsteered, before, isNaming },
		notice: undefined,
	});
}

export const foldSteering: Fold<"steer" | "nameWord" | "nameWords"> = {
	steer(state, { steer, named }) {
		if (!maySteer(state)) return step(state);
		return isSame(steer, state.steering.steer) ? letGo(state) : steered(state, steer, named);
	},

	nameWord(state, { place }) {
		const { turn, steering } = state;
		if (!turn || !maySteer(state)) return step(state);
		const { named, steer } = steering;
		if (named.includes(place)) {
			const left = named.filter((other) => other !== place);
			if (left.length === 0 && steer && "words" in steer) return letGo(state);
			return step({ ...state, steering: { ...steering, named: left } });
		}
		if (named.length === most.words) return step(state);
		const [word] = wordsAt(turn.prompt, [place]);
		if (!word) return step(state);
		if (named.length === 0) return steered(state, { words: [word] }, [place]);
		return step({ ...state, steering: { ...steering, named: [...named, place].sort((a, b) => a - b) } });
	},

	nameWords(state) {
		const { steering } = state;
		if (!showsAnswers(state)) return step(state);
		return step({ ...state, steering: { ...steering, isNaming: !steering.isNaming } });
	},
};
