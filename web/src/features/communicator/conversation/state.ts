import type { OfferedAnswer, Tone } from "@sayso/contract/entities/answer.ts";
import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { ListeningProblem } from "../../../voice/listening.ts";
import type { HeardVoice } from "../../../voice/speaker.ts";
import type { Draft } from "./draft.ts";
import { type Steering, unsteered } from "./steering.ts";

/** What the person should know now. It stays until it is dismissed or the next thing is begun. */
export type Notice =
	| { kind: "limitExceeded" }
	| { kind: "pickToContinue" }
	| { kind: "pickBeforeRetry" }
	/** `retry`: the same prompt may be tried again, turned as it was. */
	| { kind: "generationFailed"; title: string; detail: string; retry: boolean; steering?: Steering }
	/** Replies were made in the browser; `detail`: why the server gave none, where the screen does not say so anyway. */
	| { kind: "stoodIn"; detail: string; by: "built-in" | "browser" }
	| { kind: "listeningFailed"; problem: ListeningProblem }
	| { kind: "nothingHeard" }
	/** The microphone gives no sound. Listening goes on once it does. */
	| { kind: "microphoneSilent" }
	| { kind: "countNotSaved" };

/** What is said aloud, or was last. `silent`: no voice could say it, so the screen shows it large. `by`: who was heard. */
export interface Speech {
	text: string;
	/** Of the card, where it was said as it stands. */
	tone?: Tone;
	progress: "starting" | HeardVoice | "said" | "silent";
	by?: HeardVoice;
}

type Phase =
	| { phase: "idle" }
	/**
	 * `remaining`: milliseconds. It runs once the microphone is open. `silence`: milliseconds since the partner's last word;
	 * undefined while words come, and where the turn does not end by itself.
	 */
	| {
			phase: "listening";
			remaining: number;
			hearing: "opening" | "heard" | "interrupted" | "silent";
			silence: number | undefined;
	  }
	| { phase: "paused"; remaining: number }
	/** There is text that waits for Process Text. */
	| { phase: "processing" }
	/** `held`: the cards of before, what they answer and how they were turned, which come back where no new one comes. */
	| { phase: "generating"; slow: boolean; isTryAgain: boolean; held: Held };

type Held = Pick<Kept, "cards" | "steering"> & Partial<Pick<Kept, "turn" | "others">>;

/** A reply at its fixed place, or the place of one to come. */
type Card = OfferedAnswer | undefined;

/** What the stage is for: the replies, words of one's own, what can always be said, or what was said so far. */
export type Way = "answer" | "say" | "phrases" | "conversation";

/** What the person types to say on their own. */
export interface OwnWords {
	text: string;
	/** What was said or cleared last, which can be had back. */
	cleared: string;
	/** All that was there once something was picked: a mark that is typed next takes the place of its last space. */
	picked?: string;
	/** A sentence was finished while the voice was still busy: it is said next. */
	isDue?: boolean;
}

export interface LogLine {
	by: "partner" | "person";
	text: string;
}

interface Kept {
	/** The prompt: what the partner said, as heard or typed. */
	text: string;
	/** Words still being heard; the next partial or final replaces them. */
	partial: string;
	/** The listening was told to stop and its last words still come; then the text is submitted, or kept. */
	closing: "submit" | "keep" | undefined;
	/** The prompt last submitted. `logged`: it is in the conversation log. */
	turn: { prompt: string; logged: boolean } | undefined;
	cards: readonly Card[];
	steering: Steering;
	/** What opens the values that the prompt may be answered with beside the replies, "Other number…"; none where they are not known. */
	others: string | undefined;
	/** They are listed, to pick one. */
	isPicking: boolean;
	/** Submissions, and retries, in a row with answers still showing. */
	submissions: number;
	retries: number;
	/** Numbers each generation, so that a late answer of an aborted one is known. */
	generation: number;
	speech: Speech | undefined;
	notice: Notice | undefined;
	/** What was said so far, oldest first. */
	log: readonly LogLine[];
	/** What made the replies shown last: the server's engine, the built-in one, or the browser's own model. */
	repliesBy: "server" | "built-in" | "browser";
	/** A picked reply is shown first, to be said or changed. */
	previewFirst: boolean;
	/** The next reply picked is changed, not said. */
	isChanging: boolean;
	/** The reply that is looked at or changed before it is said. */
	draft: Draft | undefined;
	/** The changed one that was closed last: it opens as it was left. */
	shelved: Draft | undefined;
	way: Way;
	own: OwnWords;
	/** Nothing of what is said now is kept anywhere. */
	isOffRecord: boolean;
	/** The whole window is for the person opposite. */
	isTurned: boolean;
	/** Replies asked for at once. */
	count: ResponseCount;
	/** Seconds of one listening, by the plan. */
	seconds: number;
	/** Listening ends by itself once the partner has stopped speaking. */
	automaticEndOfTurn: boolean;
	/** Listening begins again by itself once an answer has been said. */
	conversationMode: boolean;
}

export type State = Kept & Phase;
export type PhaseName = State["phase"];

/** No reply is looked at, changed or picked from a list. */
export const unauthored = { isChanging: false, isPicking: false, draft: undefined, shelved: undefined } as const;

/** A communicator nothing has happened in. */
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

/** Answers show: the person is asked to pick one. */
export const showsAnswers = (state: State): boolean => state.cards.some(Boolean);

/** The partner has said something and says no more, or is not listened to: what comes next is the person's. */
export const isPartnerSilent = (state: State): boolean =>
	state.phase !== "listening" || state.silence !== undefined || (state.text !== "" && state.partial === "");

/** Something is being said aloud. */
export const isSpeaking = ({ speech }: State): boolean =>
	speech !== undefined && speech.progress !== "said" && speech.progress !== "silent";
