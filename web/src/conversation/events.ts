import type { Answer, OfferedAnswer, Tone } from "@sayso/contract/entities/answer.ts";
import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { GenerateEvent, GenerateResponse, Steer } from "@sayso/contract/v1/generate.ts";
import type { CallProblem } from "../api/api-error.ts";
import type { ListeningEvent } from "../voice/listening.ts";
import type { SpeakingEvent } from "../voice/speaker.ts";
import type { Draft } from "./draft.ts";
import type { WordEdit } from "./edit-words.ts";
import type { KeptTurn } from "./fold-coming-back.ts";
import type { State, Way } from "./state.ts";

/** The actions of the person. */
export type PersonEvent =
	| { type: "startListening" }
	| { type: "stopAndProcess" }
	| { type: "pause" }
	| { type: "resume" }
	| { type: "restart" }
	| { type: "typed"; text: string }
	| { type: "processText" }
	| { type: "cancel" }
	/** Submits the failed prompt once more. */
	| { type: "retry" }
	| { type: "tryAgain" }
	/** Steers the replies, or removes the steer. `named`: indexes of the words in the prompt. */
	| { type: "steer"; steer: Steer; named?: readonly number[] }
	/** Selects or deselects a word of the prompt; the first selection requests replies about it at once. */
	| { type: "nameWord"; place: number }
	/** Starts or stops selecting and typing words. */
	| { type: "nameWords" }
	| { type: "pickAnswer"; index: number }
	/** Opens or closes the list of every possible value. */
	| { type: "openOthers" }
	| { type: "closeOthers" }
	/** Picks one of those values, as the reply that says it. */
	| { type: "pickOther"; answer: Answer }
	/** The next picked reply is to be changed; a second time cancels this. */
	| { type: "changeReply" }
	| { type: "editDraft"; as: Draft["step"] }
	| { type: "editWords"; edit: WordEdit }
	| { type: "typeDraft"; text: string }
	| { type: "shortenDraft" }
	| { type: "undoEdit" }
	| { type: "redoEdit" }
	| { type: "sayDraft" }
	/** Returns to the replies. */
	| { type: "closeDraft" }
	| { type: "sayWord"; word: "Yes" | "No" }
	/** Speaks a phrase. It is not an answer, so the replies stay. */
	| { type: "sayPhrase"; text: string }
	/** Opens or closes one of the ways to say something. */
	| { type: "openWay"; way: Way }
	/** `picked`: its last part was picked, not typed. `bySentence`: each sentence is spoken as soon as it is finished. */
	| { type: "typeOwnWords"; text: string; picked?: boolean; bySentence?: boolean }
	| { type: "sayOwnWords" }
	| { type: "clearOwnWords" }
	/** Restores the text that was last spoken or cleared. */
	| { type: "restoreOwnWords" }
	| { type: "sayAgain" }
	| { type: "sayLouder" }
	/** Plays a sound without words that draws attention. */
	| { type: "callAttention" }
	| { type: "stopSpeaking" }
	/** Shows what was said in very large letters to the person opposite, or stops this. */
	| { type: "turnScreen" }
	/** Stops storing the conversation, or resumes. */
	| { type: "goOffRecord" }
	| { type: "setCount"; count: ResponseCount }
	| { type: "dismissNotice" }
	/** The page is hidden for good, or left. */
	| { type: "leave" };

/** What the outside reports. */
type EdgeEvent =
	/** The page was reloaded in the middle of a turn. */
	| { type: "comeBack"; kept: KeptTurn }
	/** `closed`: a listening that received `stop` has emitted its last words. */
	| { type: "listening"; event: ListeningEvent | { type: "closed" } }
	/** `slow`: no error, but it takes longer than a moment. */
	| { type: "generated"; generation: number; event: GenerateEvent | { type: "slow" } | GenerationFailure | MadeHere }
	/** The question has known possible values. `others`: the label that opens them, "Other number…". */
	| { type: "asked"; generation: number; others: string }
	| { type: "speaking"; event: SpeakingEvent }
	/** `elapsed`: milliseconds since the last tick. */
	| { type: "tick"; elapsed: number }
	/** The person's preferences and plan, once known. */
	| { type: "configured"; settings: Partial<Pick<State, "count" | "seconds" | TurnSetting>> }
	| { type: "countNotSaved"; count: ResponseCount; previous: ResponseCount };

/** These replies were made in the browser, instead of the server's. */
interface MadeHere {
	type: "madeHere";
	answers: readonly OfferedAnswer[];
	/** Why the server sent no replies. */
	problem?: GenerationFailure["problem"];
	/** The server's response, if it has counted the turn. */
	response?: GenerateResponse;
}

/** The call itself failed. */
export interface GenerationFailure {
	type: "failed";
	problem: Pick<CallProblem, "code" | "detail" | "retryable">;
}

/** The preferences that control a turn. */
export type TurnSetting = "automaticEndOfTurn" | "conversationMode" | "previewFirst";

export type Event = PersonEvent | EdgeEvent;
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** A side effect as data; `run-effects.ts` runs it. */
export type Effect =
	| { type: "startListening" }
	| { type: "pauseListening" }
	| { type: "resumeListening" }
	| { type: "stopListening" }
	| { type: "abandonListening" }
	| { type: "generate"; text: string; isTryAgain: boolean; steer: Steer | undefined; generation: number }
	| { type: "abortGeneration" }
	| { type: "log"; entry: ConversationEntry }
	| { type: "speak"; text: string; louder?: true; tone?: Tone }
	| { type: "stopSpeaking" }
	| { type: "earcon" }
	| { type: "attention" }
	| { type: "saveCount"; count: ResponseCount; previous: ResponseCount }
	/** Shares the subscription, plan and usage of a response with the rest of the app. */
	| { type: "shareUsage"; response: GenerateResponse }
	/** Replies have come: move the focus of keyboard users to the first. */
	| { type: "offerReplies" }
	/** The pressed button is gone: move the focus to the main action. */
	| { type: "focusMainAction" }
	/** Moves the focus to the reply at an index. */
	| { type: "focusReply"; index: number };
