import type { Event } from "./events.ts";
import { foldAuthorship } from "./fold-authorship.ts";
import { foldChoice } from "./fold-choice.ts";
import { foldComingBack } from "./fold-coming-back.ts";
import { foldGeneration, ungenerated } from "./fold-generation.ts";
import { foldListening } from "./fold-listening.ts";
import { foldOwnWords } from "./fold-own-words.ts";
import { foldRecord } from "./fold-record.ts";
import { foldSteering } from "./fold-steering.ts";
import { foldTurning } from "./fold-turning.ts";
import type { State } from "./state.ts";
import { atRest, type Fold, type Step, step } from "./step.ts";

const foldRest: Fold<"configured" | "setCount" | "countNotSaved" | "dismissNotice" | "leave"> = {
	configured(state, { settings }) {
		return step({ ...state, ...settings });
	},

	setCount(state, { count }) {
		if (count === state.count) return step(state);
		return step({ ...state, count }, { type: "saveCount", count, previous: state.count });
	},

	countNotSaved(state, { count, previous }) {
		// A later choice wins.
		if (count !== state.count) return step(state);
		return step({ ...state, count: previous, notice: { kind: "countNotSaved" } });
	},

	dismissNotice(state) {
		return step(state.notice ? { ...state, notice: undefined } : state);
	},

	leave(state) {
		const kept = state.phase === "generating" ? ungenerated(state) : state;
		const text = [kept.text, kept.partial].filter(Boolean).join(" ");
		return step(
			atRest({ ...kept, text, partial: "", closing: undefined, isTurned: false }),
			{ type: "abandonListening" },
			{ type: "abortGeneration" },
			{ type: "stopSpeaking" },
		);
	},
};

const folds: Fold<Event["type"]> = {
	...foldListening,
	...foldGeneration,
	...foldChoice,
	...foldAuthorship,
	...foldSteering,
	...foldOwnWords,
	...foldTurning,
	...foldRecord,
	...foldComingBack,
	...foldRest,
};

/**
 * The whole conversation as one pure function: from a state and an event to the next state and its effects. An event that does not
 * apply leaves the state unchanged.
 */
export function fold(state: State, event: Event): Step {
	const take = folds[event.type] as (state: State, event: Event) => Step;
	return take(state, event);
}

/** Whether the event applies now; its button is then enabled. */
export function isPossible(state: State, event: Event): boolean {
	const [next, effects] = fold(state, event);
	return next !== state || effects.length > 0;
}
