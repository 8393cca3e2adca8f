import type { Answer, Tone } from "@sayso/contract/entities/answer.ts";
import { type State, unauthored } from "./state.ts";
import { unsteered } from "./steering.ts";
import { atRest, logged, promptLogged, type Step, step } from "./step.ts";

/** The turn is answered: the cards go and the counters begin anew. A generation still under way is no longer wanted. */
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

/** Begins to say something aloud. @param how.tone of a card that is said as it stands: words of one's own have none */
export function spoken(
	state: State,
	text: string,
	{ tone, ...how }: { louder?: true; tone?: Tone | undefined } = {},
): Step {
	const said = { text, ...(tone && { tone }) };
	return step({ ...state, speech: { ...said, progress: "starting" } }, { type: "speak", ...said, ...how });
}

/** One step after another. */
export function inTurn(state: State, ...steps: readonly ((state: State) => Step)[]): Step {
	return steps.reduce<Step>(
		([before, effects], next) => {
			const [after, more] = next(before);
			return [after, [...effects, ...more]];
		},
		[state, []],
	);
}

/** "I'll type my own answer": what such a card promises is opened with it. */
const promisesOwnWords = ({ text, keyword }: Answer): boolean =>
	keyword === "type" || /\b(let me|i['’]ll|i['’]d rather|(while|and|if) i|minute to) type\b/i.test(text);

/**
 * Says a reply and logs it: the words of its card, or what the person made of them.
 * @param change.from the place of the card, where it is one of the set shown last
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
