import type { Answer, Tone } from "@sayso/contract/entities/answer.ts";
import { type State, unauthored } from "./state.ts";
import { unsteered } from "./steering.ts";
import { atRest, logged, promptLogged, type Step, step } from "./step.ts";

/** The turn is answered: removes the cards and resets the counters. A running generation is dropped. */
export function answered(state: State): Step {
	const [next, effects] = promptLogged(state.phase === "generating" ? atRest(state) : state);
	const cleared = {
		...next,
		...unauthored,
		steering: unsteered,
		others: undefined,
		cards: [],
		submissions: 0,
		retries: 0,
		notice: undefined,
	};
	return [cleared, state.phase === "generating" ? [{ type: "abortGeneration" }, ...effects] : effects];
}

/** Starts speaking a text. @param how.tone of a card whose text is unchanged; own words have no tone */
export function spoken(
	state: State,
	text: string,
	{ tone, ...how }: { louder?: true; tone?: Tone | undefined } = {},
): Step {
	const said = { text, ...(tone && { tone }) };
	return step({ ...state, speech: { ...said, progress: "starting" } }, { type: "speak", ...said, ...how });
}

/** Runs steps one after another. */
export function inTurn(state: State, ...steps: readonly ((state: State) => Step)[]): Step {
	return steps.reduce<Step>(
		([before, effects], next) => {
			const [after, more] = next(before);
			return [after, [...effects, ...more]];
		},
		[state, []],
	);
}

/** "I'll type my own answer": picking such a card opens what it promises. */
const promisesOwnWords = ({ text, keyword }: Answer): boolean =>
	keyword === "type" || /\b(let me|i['’]ll|i['’]d rather|(while|and|if) i|minute to) type\b/i.test(text);

/**
 * Speaks a reply and logs it: the card's text, or the person's version of it.
 * @param change.from the index of the card, if it is in the set shown last
 */
export function sayReply(state: State, card: Answer, change?: { text: string; from: number | undefined }): Step {
	const { tone, emoji, keyword } = card;
	const text = change?.text ?? card.text;
	const way: State["way"] = promisesOwnWords(card) ? "say" : "answer";
	const meta = { tone, emoji, keyword, ...(change?.from !== undefined && { edited_from: change.from }) };
	return inTurn(
		state,
		(next) => spoken(next, text, { tone: change ? undefined : tone }),
		answered,
		(next) => logged(next, "person", { role: "assistant", text, meta }),
		(next) => step({ ...next, way }, ...(way === "say" ? [] : [{ type: "focusMainAction" } as const])),
	);
}
