import type { Answer, OfferedAnswer, Tone } from "@sayso/contract/entities/answer.ts";
import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { GenerateEvent, GenerateResponse, Steer } from "@sayso/contract/v1/generate.ts";
import type { CallProblem } from "../../../api/api-error.ts";
import type { ListeningEvent } from "../../../voice/listening.ts";
import type { SpeakingEvent } from "../../../voice/speaker.ts";
import type { Draft } from "./draft.ts";
import type { WordEdit } from "./edit-words.ts";
import type { KeptTurn } from "./fold-coming-back.ts";
import type { State, Way } from "./state.ts";

/** What the person does. */
export type PersonEvent =
	| { type: "startListening" }
	| { type: "stopAndProcess" }
	| { type: "pause" }
	| { type: "resume" }
	| { type: "restart" }
	| { type: "typed"; text: string }
	| { type: "processText" }
	| { type: "cancel" }
	/** Submits the prompt that failed once more. */
	| { type: "retry" }
	| { type: "tryAgain" }
	/** Turns the replies, or lets go of what they are turned by. `named`: places of the words in the prompt. */
	| { type: "steer"; steer: Steer; named?: readonly number[] }
	/** Chooses a word of the prompt, or leaves it again; the first asks for replies about it at once. */
	| { type: "nameWord"; place: number }
	/** Words are to be chosen and typed, or not any more. */
	| { type: "nameWords" }
	| { type: "pickAnswer"; index: number }
	/** Lists every value the question may be answered with, or leaves the list again. */
	| { type: "openOthers" }
	| { type: "closeOthers" }
	/** One of those values, as the reply that says it. */
	| { type: "pickOther"; answer: Answer }
	/** The next reply picked is to be changed, or after all not. */
	| { type: "changeReply" }
	| { type: "editDraft"; as: Draft["step"] }
	| { type: "editWords"; edit: WordEdit }
	| { type: "typeDraft"; text: string }
	| { type: "shortenDraft" }
	| { type: "undoEdit" }
	| { type: "redoEdit" }
	| { type: "sayDraft" }
	/** Back to the replies. */
	| { type: "closeDraft" }
	| { type: "sayWord"; word: "Yes" | "No" }
	/** Says what can always be said: it answers nobody, so the replies stay. */
	| { type: "sayPhrase"; text: string }
	/** Opens one way of saying something, or leaves it again. */
	| { type: "openWay"; way: Way }
	/** `picked`: the last of it was picked, not typed. `bySentence`: each sentence is said as soon as it is finished. */
	| { type: "typeOwnWords"; text: string; picked?: boolean; bySentence?: boolean }
	| { type: "sayOwnWords" }
	| { type: "clearOwnWords" }
	/** Brings back what was said or cleared last. */
	| { type: "restoreOwnWords" }
	| { type: "sayAgain" }
	| { type: "sayLouder" }
	/** A sound without words: look at me. */
	| { type: "callAttention" }
	| { type: "stopSpeaking" }
	/** Shows what was said in very large letters, for who stands opposite; or not any more. */
	| { type: "turnScreen" }
	/** From now on nothing is kept, or after all again. */
	| { type: "goOffRecord" }
	| { type: "setCount"; count: ResponseCount }
	| { type: "dismissNotice" }
	/** The page is hidden for good, or left. */
	| { type: "leave" };

/** What comes back from the edge. */
type EdgeEvent =
	/** The page was loaded again in the midst of a turn. */
	| { type: "comeBack"; kept: KeptTurn }
	/** `closed`: the listening that was told to stop has told its last words. */
	| { type: "listening"; event: ListeningEvent | { type: "closed" } }
	/** `slow`: nothing is wrong, but it takes longer than a moment. */
	| { type: "generated"; generation: number; event: GenerateEvent | { type: "slow" } | GenerationFailure | MadeHere }
	/** What is asked for has values that are known beforehand. `others`: what opens them, "Other number…". */
	| { type: "asked"; generation: number; others: string }
	| { type: "speaking"; event: SpeakingEvent }
	/** `elapsed`: milliseconds since the last tick. */
	| { type: "tick"; elapsed: number }
	/** What the person's preferences and plan say, as soon as it is known. */
	| { type: "configured"; settings: Partial<Pick<State, "count" | "seconds" | TurnSetting>> }
	| { type: "countNotSaved"; count: ResponseCount; previous: ResponseCount };

/** These replies were made in the browser, in place of the server's. */
interface MadeHere {
	type: "madeHere";
	answers: readonly OfferedAnswer[];
	/** Why the server gave none. */
	problem?: GenerationFailure["problem"];
	/** The server's, if it has counted the turn. */
	response?: GenerateResponse;
}

/** The call itself failed. */
export interface GenerationFailure {
	type: "failed";
	problem: Pick<CallProblem, "code" | "detail" | "retryable">;
}

/** How a turn goes, by the preferences. */
export type TurnSetting = "automaticEndOfTurn" | "conversationMode" | "previewFirst";

export type Event = PersonEvent | EdgeEvent;
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** What is to be done outside, as data; `run-effects.ts` does it. */
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
	/** The subscription, plan and usage that came with the answers are shared with the rest of the app. */
	| { type: "shareUsage"; response: GenerateResponse }
	/** Replies are there: whoever uses keys is led to the first. */
	| { type: "offerReplies" }
	/** The pressed button is gone: focus goes to the main action. */
	| { type: "focusMainAction" }
	/** The same, to the reply at a place. */
	| { type: "focusReply"; index: number };
