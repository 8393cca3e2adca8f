import { limits } from "@sayso/contract/limits.ts";
import { sentenceStart } from "../prediction/words.ts";
import { answered, inTurn, spoken } from "./say-reply.ts";
import { isSpeaking, type OwnWords, type State } from "./state.ts";
import { type Fold, logged, type Step, step } from "./step.ts";

/** Why own words cannot be spoken, as the message of their field; undefined if they can, or there are no words. */
export const problemOfOwnWords = ({ text }: Pick<OwnWords, "text">): string | undefined =>
	text.trim().length > limits.speechCharacters
		? `At most ${limits.speechCharacters} characters can be said at once`
		: undefined;

/** Speaks a text that is on no card, and logs it as the person's own words. */
const saidOwn = (state: State, text: string): Step =>
	inTurn(
		state,
		(next) => spoken(next, text),
		(next) => logged(next, "person", { role: "assistant", text, meta: { kind: "own" } }),
	);

/** Speaks the start of the typed text as the answer of the turn; the rest stays. @param until the number of characters to speak */
function saidFirst(state: State, until: number): Step {
	const text = state.own.text.slice(0, until).trim();
	if (!text || problemOfOwnWords({ text })) return step(state);
	const own = { text: state.own.text.slice(until), cleared: text };
	return inTurn({ ...state, own }, answered, (next) => saidOwn(next, text));
}

/** Speaks the finished sentences. */
export const saidSentences = (state: State): Step => saidFirst(state, sentenceStart(state.own.text));

/** Turns "Tea ," into "Tea,": the space came with the picked word. */
const marked = ({ picked }: OwnWords, text: string): string =>
	picked?.endsWith(" ") && text.startsWith(picked) && /^[.,!?;:…]$/.test(text.slice(picked.length))
		? picked.trimEnd() + text.slice(picked.length)
		: text;

export const foldOwnWords: Fold<
	"sayPhrase" | "openWay" | "typeOwnWords" | "sayOwnWords" | "clearOwnWords" | "restoreOwnWords"
> = {
	sayPhrase: (state, { text }) => saidOwn(state, text),

	openWay(state, { way }) {
		// Pressing the open way again returns to the replies.
		const next = way === state.way ? "answer" : way;
		return step(next === state.way ? state : { ...state, way: next });
	},

	typeOwnWords(state, { text, picked, bySentence }) {
		if (text === state.own.text) return step(state);
		const written = marked(state.own, text);
		const { cleared } = state.own;
		const next = { ...state, own: { text: written, cleared, ...(picked && { picked: written }) } };
		if (!bySentence || picked || sentenceStart(written) === 0) return step(next);
		// Current speech plays to its end first.
		return isSpeaking(state) ? step({ ...next, own: { ...next.own, isDue: true } }) : saidSentences(next);
	},

	sayOwnWords: (state) => saidFirst(state, state.own.text.length),

	clearOwnWords(state) {
		const { text } = state.own;
		return step(text ? { ...state, own: { text: "", cleared: text } } : state);
	},

	restoreOwnWords(state) {
		const { text, cleared } = state.own;
		return step(cleared ? { ...state, own: { text: cleared, cleared: text } } : state);
	},
};
