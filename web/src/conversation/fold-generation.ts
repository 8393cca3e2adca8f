import { limits } from "@sayso/contract/limits.ts";
import { messages } from "@sayso/contract/messages.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { isEdited } from "./draft.ts";
import type { EventOf, GenerationFailure } from "./events.ts";
import { type Notice, type State, showsAnswers, unauthored } from "./state.ts";
import { type Steering, unsteered } from "./steering.ts";
import { atRest, type Fold, onStage, promptLogged, type Step, step } from "./step.ts";

type Generating = Extract<State, { phase: "generating" }>;

/** Requests replies to a prompt; empty places wait for the cards. */
export function generating(
	state: State,
	turn: NonNullable<State["turn"]>,
	isTryAgain: boolean,
	steering: Steering = unsteered,
): Step {
	const generation = state.generation + 1;
	return step(
		{
			...state,
			phase: "generating",
			way: onStage(state),
			slow: false,
			isTryAgain,
			held: {
				cards: state.cards,
				steering: state.steering,
				...(showsAnswers(state) && { turn: state.turn, others: state.others }),
			},
			steering,
			cards: Array.from({ length: state.count }, () => undefined),
			turn,
			others: turn.prompt === state.turn?.prompt ? state.others : undefined,
			generation,
			notice: undefined,
			...unauthored,
			// Keep a changed draft.
			draft: state.draft && isEdited(state.draft) ? state.draft : undefined,
		},
		{ type: "generate", text: turn.prompt, isTryAgain, steer: steering.steer, generation },
	);
}

/** Submits the text, unless replies were skipped too often: the text then stays. */
export function submitted(state: State): Step {
	const prompt = state.text.trim();
	if (!prompt) return step(state);
	const submissions = showsAnswers(state) ? Math.min(state.submissions + 1, limits.pickAnAnswerAfter) : 0;
	if (submissions === limits.pickAnAnswerAfter)
		return step({ ...atRest(state), submissions, notice: { kind: "pickToContinue" } });
	return generating({ ...state, text: "", submissions, retries: 0 }, { prompt, logged: false }, false);
}

/** Ends a generation early. The earlier cards are restored if no new one came; the prompt returns to its box. */
export function ungenerated(state: Generating): State {
	const came = showsAnswers(state);
	const unanswered = !came && !state.isTryAgain && !state.text;
	const text = unanswered ? (state.turn?.prompt ?? "") : state.text;
	return atRest({ ...state, text, ...(!came && state.held) });
}

/** Cuts a text at a length without leaving half a word, which a reply could take for a word. */
function inWholeWords(text: string, most: number): string {
	if (text.length <= most) return text;
	return text
		.slice(0, most + 1)
		.replace(/\s\S*$/, "")
		.slice(0, most);
}

/** Removes the failed prompt from its box before it is submitted again. */
const withoutPrompt = (state: State, prompt: string): State =>
	state.text.trim() === prompt ? { ...state, text: "" } : state;

function noticeOf({ code, detail, retryable }: GenerationFailure["problem"], steering: Steering): Notice {
	if (code === "limit_exceeded") return { kind: "limitExceeded" };
	const { generationFailed, generationError } = messages.communicator;
	const [title, more] = code === "generation_failed" ? [generationFailed, ""] : [generationError, detail];
	return { kind: "generationFailed", title, detail: more, retry: retryable, ...(steering.steer && { steering }) };
}

/** Problems that the shell already shows above every screen. */
const saidAlready: readonly GenerationFailure["problem"]["code"][] = [
	"no_connection",
	"unauthenticated",
	"busy",
	"restarting",
];

/** The notice beside replies made in the browser; a reached limit stays as it is. */
function noticeBeside({ code, detail }: GenerationFailure["problem"], by: "built-in" | "browser"): Notice | undefined {
	if (code === "limit_exceeded") return { kind: "limitExceeded" };
	return saidAlready.includes(code) ? undefined : { kind: "stoodIn", detail, by };
}

/** The set is complete: offers it, and shares the server's count. */
function offered(
	state: State,
	set: Partial<Pick<State, "cards" | "repliesBy" | "notice">>,
	response: GenerateResponse | undefined,
): Step {
	const seconds = response?.UserPlan.max_voice_input_time ?? state.seconds;
	const [next, effects] = promptLogged({ ...atRest(state), ...set, seconds });
	return [
		next,
		[...effects, ...(response ? [{ type: "shareUsage" as const, response }] : []), { type: "offerReplies" }],
	];
}

function generated(state: State, { generation, event }: EventOf<"generated">): Step {
	if (state.phase !== "generating" || generation !== state.generation) return step(state);
	switch (event.type) {
		case "slow":
			return step({ ...state, slow: true });
		case "answer":
			// A card that shows never changes.
			return step({
				...state,
				cards: state.cards.map((card, at) => card ?? (at === event.index ? event.answer : card)),
			});
		case "done": {
			const { answers, basic } = event.response.ChatResponse;
			const cards = answers.map((answer, at) => state.cards[at] ?? answer);
			return offered(state, { cards, repliesBy: basic ? "built-in" : "server" }, event.response);
		}
		case "madeHere": {
			const { answers, problem, response } = event;
			const repliesBy = answers.every(({ basic }) => basic) ? "built-in" : "browser";
			const notice = problem && noticeBeside(problem, repliesBy);
			return offered(state, { cards: answers, repliesBy, notice }, response);
		}
		case "error":
		case "failed":
			return step({
				...ungenerated(state),
				// It can be retried.
				turn: state.turn,
				others: state.others,
				notice: noticeOf(event.problem, state.steering),
			});
	}
}

export const foldGeneration: Fold<"typed" | "processText" | "cancel" | "retry" | "tryAgain" | "generated"> = {
	typed(state, { text: typed }) {
		const { phase } = state;
		// At the limit one more letter is ignored; a paste that is too long is cut after a whole word.
		if (typed.length > limits.promptCharacters && typed.length === state.text.length + 1) return step(state);
		const text = inWholeWords(typed, limits.promptCharacters);
		const next = { ...state, text, notice: undefined };
		if (phase === "generating") return step(next);
		const isOpen = phase === "listening" || phase === "paused";
		if (!text) {
			const cleared = atRest({ ...next, partial: "", closing: undefined });
			return isOpen || state.closing ? step(cleared, { type: "abandonListening" }) : step(cleared);
		}
		if (isOpen) return step({ ...atRest(next), closing: "keep" }, { type: "stopListening" });
		return step({ ...atRest(next), closing: state.closing && "keep" });
	},

	processText(state) {
		if (state.phase !== "processing" || !state.text.trim()) return step(state);
		return state.closing ? step({ ...state, closing: "submit" }) : submitted(state);
	},

	cancel(state) {
		return state.phase === "generating" ? step(ungenerated(state), { type: "abortGeneration" }) : step(state);
	},

	retry(state) {
		const { turn, notice, phase } = state;
		if (!turn || notice?.kind !== "generationFailed" || (phase !== "idle" && phase !== "processing"))
			return step(state);
		return generating(withoutPrompt(state, turn.prompt), turn, turn.logged, notice.steering);
	},

	tryAgain(state) {
		const { turn, phase } = state;
		if (!turn || (phase !== "idle" && phase !== "processing") || state.closing) return step(state);
		const shows = showsAnswers(state);
		if (shows && state.retries === limits.pickAnAnswerAfter)
			return step({ ...state, notice: { kind: "pickBeforeRetry" } }, { type: "earcon" });
		const [next, effects] = generating(
			{ ...withoutPrompt(state, turn.prompt), retries: shows ? state.retries + 1 : 0 },
			turn,
			true,
		);
		return [next, [{ type: "earcon" }, ...effects]];
	},

	generated,
};
