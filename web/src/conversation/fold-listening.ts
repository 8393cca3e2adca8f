import type { EventOf } from "./events.ts";
import { heldUp, silent, turnOver, wordsCome, wordsEnd } from "./fold-end-of-turn.ts";
import { submitted } from "./fold-generation.ts";
import type { State } from "./state.ts";
import { atRest, type Fold, onStage, type Step, step } from "./step.ts";

const appended = (text: string, words: string) => [text.trimEnd(), words].filter(Boolean).join(" ");

/** Starts listening, for as long as the plan allows. Stops speech: the microphone would pick it up. */
function listening(state: State): Step {
	const { seconds } = state;
	return step(
		{
			...state,
			phase: "listening",
			way: onStage(state),
			remaining: seconds * 1000,
			hearing: "opening",
			silence: undefined,
			partial: "",
			notice: undefined,
			speech: undefined,
		},
		{ type: "stopSpeaking" },
		{ type: "startListening" },
	);
}

/** Starts listening again in conversation mode, unless the person is busy with something. */
export function listenedAgain(state: State): Step {
	const isFree =
		state.phase === "idle" && !state.closing && !state.draft && state.way === "answer" && !state.cards.some(Boolean);
	return state.conversationMode && isFree ? listening(state) : step(state);
}

/** The listening is over and all its words have come. */
function heardAll(state: State): Step {
	const { closing } = state;
	const rested = atRest({ ...state, closing: undefined, partial: "" });
	if (closing === "submit" && rested.text) return submitted(rested);
	return step(rested.text ? rested : { ...rested, notice: { kind: "nothingHeard" } });
}

const isOpen = ({ phase, closing }: State) => phase === "listening" || phase === "paused" || closing !== undefined;

function received(state: State, { event }: EventOf<"listening">): Step {
	if (!isOpen(state)) return step(state);
	switch (event.type) {
		case "ready": {
			if (state.phase !== "listening") return step(state);
			const allowed = (event.maxSeconds ?? state.seconds) * 1000;
			const notice = state.notice?.kind === "microphoneSilent" ? undefined : state.notice;
			return step({ ...state, hearing: "heard", remaining: Math.min(state.remaining, allowed), notice });
		}
		case "interrupted":
			return step(state.phase === "listening" ? heldUp({ ...state, hearing: "interrupted" }) : state);
		case "silent":
			if (state.phase !== "listening") return step(state);
			return step({ ...heldUp({ ...state, hearing: "silent" }), notice: { kind: "microphoneSilent" } });
		case "partial":
			return step(wordsCome({ ...state, partial: event.text }));
		case "final":
			return step(wordsEnd({ ...state, text: appended(state.text, event.text), partial: "" }));
		case "ended":
		case "closed":
			return heardAll(state);
		case "failed": {
			const notice = { kind: "listeningFailed", problem: event.problem } as const;
			if (!state.text || !state.closing)
				return step({ ...atRest({ ...state, closing: undefined, partial: "" }), notice });
			// Submit the words so far as requested, though later words are missing.
			const [next, effects] = heardAll(state);
			return [{ ...next, notice: next.notice ?? notice }, effects];
		}
	}
}

export const foldListening: Fold<
	"startListening" | "stopAndProcess" | "pause" | "resume" | "restart" | "tick" | "listening"
> = {
	startListening(state) {
		const may = (state.phase === "idle" || state.phase === "processing") && !state.closing;
		return may ? listening(state) : step(state);
	},

	stopAndProcess(state) {
		if (state.phase !== "listening" && state.phase !== "paused") return step(state);
		return turnOver(state);
	},

	pause(state) {
		if (state.phase !== "listening") return step(state);
		return step({ ...state, phase: "paused", remaining: state.remaining }, { type: "pauseListening" });
	},

	resume(state) {
		if (state.phase !== "paused") return step(state);
		return step({ ...state, phase: "listening", hearing: "opening", silence: undefined }, { type: "resumeListening" });
	},

	restart(state) {
		if (state.phase === "generating" || (state.phase === "idle" && !state.closing)) return step(state);
		const [next, effects] = listening({ ...state, text: "", closing: undefined });
		return [next, [{ type: "abandonListening" }, ...effects]];
	},

	tick(state, { elapsed }) {
		if (state.phase !== "listening" || state.hearing === "opening") return step(state);
		const remaining = state.remaining - elapsed;
		if (remaining > 0) return silent({ ...state, remaining }, elapsed);
		// Submit the words so far without another press.
		return step({ ...state, phase: "processing", closing: "submit" }, { type: "stopListening" });
	},

	listening: received,
};
