import type { OfferedAnswer, Tone } from "@sayso/contract/entities/answer.ts";
import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { ListeningProblem } from "../voice/listening.ts";
import type { HeardVoice } from "../voice/speaker.ts";
import type { Draft } from "./draft.ts";
import { type Steering, unsteered } from "./steering.ts";

/** The current message. It stays until it is dismissed or the next action begins. */
export type Notice =
	| { kind: "limitExceeded" }
	| { kind: "pickToContinue" }
	| { kind: "pickBeforeRetry" }
	/** `retry`: the same prompt can be sent again, with the same steer. */
	| { kind: "generationFailed"; title: string; detail: string; retry: boolean; steering?: Steering }
	/** Replies were made in the browser; `detail`: why the server sent no replies, if the screen does not already say so. */
	| { kind: "stoodIn"; detail: string; by: "built-in" | "browser" }
	| { kind: "listeningFailed"; problem: ListeningProblem }
	| { kind: "nothingHeard" }
	/** The microphone gives no sound. Listening goes on once it does. */
	| { kind: "microphoneSilent" }
	| { kind: "countNotSaved" };

/** The current or last speech. `silent`: no voice could speak it, so the screen shows it large. `by`: the voice that spoke. */
export interface Speech {
	text: string;
	/** The card's tone, if its text was unchanged. */
	tone?: Tone;
	progress: "starting" | HeardVoice | "said" | "silent";
	by?: HeardVoice;
}

type Phase =
	| { phase: "idle" }
	/**
	 * `remaining`: milliseconds, counted while the microphone is open. `silence`: milliseconds since the partner's last word;
	 * undefined while words come, and if the turn does not end by itself.
	 */
	| {
			phase: "listening";
			remaining: number;
			hearing: "opening" | "heard" | "interrupted" | "silent";
			silence: number | undefined;
	  }
	| { phase: "paused"; remaining: number }
	/** There is text for Process Text. */
	| { phase: "processing" }
	/** `held`: the earlier cards with their prompt and steer, restored if no new card comes. */
	| { phase: "generating"; slow: boolean; isTryAgain: boolean; held: Held };

type Held = Pick<Kept, "cards" | "steering"> & Partial<Pick<Kept, "turn" | "others">>;

/** A reply at its fixed place; undefined while it is still to come. */
type Card = OfferedAnswer | undefined;

/** What the stage shows: the replies, own words, the phrases, or the conversation so far. */
export type Way = "answer" | "say" | "phrases" | "conversation";

/** The text that the person types as their own words. */
export interface OwnWords {
	text: string;
	/** The text last spoken or cleared, which can be restored. */
	cleared: string;
	/** The whole text after a pick: punctuation typed next replaces its last space. */
	picked?: string;
	/** A sentence was finished while the voice was busy: it is spoken next. */
	isDue?: boolean;
}

export interface LogLine {
	by: "partner" | "person";
	text: string;
}

interface Kept {
	/** The prompt: what the partner said, transcribed or typed. */
	text: string;
	/** The partial words; the next partial or final replaces them. */
	partial: string;
	/** The listening received `stop` and its last words are pending; then the text is submitted, or kept. */
	closing: "submit" | "keep" | undefined;
	/** The last submitted prompt. `logged`: it is in the conversation log. */
	turn: { prompt: string; logged: boolean } | undefined;
	cards: readonly Card[];
	steering: Steering;
	/** The label that opens the possible values of the answer, "Other number…"; undefined if they are not known. */
	others: string | undefined;
	/** The list of values is open. */
	isPicking: boolean;
	/** Submissions, and retries, in a row without a pick. */
	submissions: number;
	retries: number;
	/** Numbers each generation, so that late replies of an aborted one are recognised. */
	generation: number;
	speech: Speech | undefined;
	notice: Notice | undefined;
	/** The conversation so far, oldest first. */
	log: readonly LogLine[];
	/** What made the last replies: the server's engine, the built-in one, or the browser's own model. */
	repliesBy: "server" | "built-in" | "browser";
	/** A picked reply is previewed first, to be spoken or changed. */
	previewFirst: boolean;
	/** The next picked reply is changed, not spoken. */
	isChanging: boolean;
	/** The reply being previewed or changed. */
	draft: Draft | undefined;
	/** The changed draft that was closed last: it opens again as it was. */
	shelved: Draft | undefined;
	way: Way;
	own: OwnWords;
	/** Nothing said now is stored. */
	isOffRecord: boolean;
	/** The whole window shows text to the person opposite. */
	isTurned: boolean;
	/** The number of replies to request. */
	count: ResponseCount;
	/** The time limit of one listening in seconds, from the plan. */
	seconds: number;
	/** Listening ends by itself once the partner stops speaking. */
	automaticEndOfTurn: boolean;
	/** Listening starts again by itself once an answer was spoken. */
	conversationMode: boolean;
}

export type State = Kept & Phase;
export type PhaseName = State["phase"];

/** No draft and no list is open. */
export const unauthored = { isChanging: false, isPicking: false, draft: undefined, shelved: undefined } as const;

/** The state of a communicator before its first event. */
export function initialState(settings: Pick<State, "count" | "seconds">): State {
	return {
		...unauthored,
		previewFirst: false,
		...settings,
		phase: "idle",
		text: "",
		partial: "",
		closing: undefined,
		turn: undefined,
		cards: [],
		steering: unsteered,
		others: undefined,
		submissions: 0,
		retries: 0,
		generation: 0,
		speech: undefined,
		notice: undefined,
		log: [],
		way: "answer",
		own: { text: "", cleared: "" },
		isOffRecord: false,
		isTurned: false,
		repliesBy: "server",
		automaticEndOfTurn: false,
		conversationMode: false,
	};
}

/** Replies show: the person is asked to pick one. */
export const showsAnswers = (state: State): boolean => state.cards.some(Boolean);

/** The partner has finished, or Sayso is not listening: the next action is the person's. */
export const isPartnerSilent = (state: State): boolean =>
	state.phase !== "listening" || state.silence !== undefined || (state.text !== "" && state.partial === "");

/** Whether something is being spoken. */
export const isSpeaking = ({ speech }: State): boolean =>
	speech !== undefined && speech.progress !== "said" && speech.progress !== "silent";
