import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { GenerateEvent, GenerateResponse } from "@sayso/contract/v1/generate.ts";
import type { CallProblem } from "../../api/api-error.ts";
import type { ListeningEvent } from "../../voice/listening.ts";
import type { SpeakingEvent } from "../../voice/speaker.ts";
import type { State } from "./state.ts";

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
	| { type: "pickAnswer"; index: number }
	| { type: "sayWord"; word: "Yes" | "No" }
	| { type: "sayAgain" }
	| { type: "stopSpeaking" }
	| { type: "setCount"; count: ResponseCount }
	| { type: "dismissNotice" }
	/** The page is hidden for good, or left. */
	| { type: "leave" };

/** What comes back from the edge. */
type EdgeEvent =
	/** `closed`: the listening that was told to stop has told its last words. */
	| { type: "listening"; event: ListeningEvent | { type: "closed" } }
	/** `slow`: nothing is wrong, but it takes longer than a moment. */
	| { type: "generated"; generation: number; event: GenerateEvent | { type: "slow" } | GenerationFailure }
	| { type: "speaking"; event: SpeakingEvent }
	/** `elapsed`: milliseconds since the last tick. */
	| { type: "tick"; elapsed: number }
	/** What the person's preferences and plan say, as soon as it is known. */
	| { type: "configured"; settings: Partial<Pick<State, "count" | "seconds">> }
	| { type: "countNotSaved"; count: ResponseCount; previous: ResponseCount };

/** The call itself failed. */
export interface GenerationFailure {
	type: "failed";
	problem: Pick<CallProblem, "code" | "detail" | "retryable">;
}

export type Event = PersonEvent | EdgeEvent;
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** What is to be done outside, as data; `run-effects.ts` does it. */
export type Effect =
	| { type: "startListening" }
	| { type: "pauseListening" }
	| { type: "resumeListening" }
	| { type: "stopListening" }
	| { type: "abandonListening" }
	| { type: "generate"; text: string; isTryAgain: boolean; generation: number }
	| { type: "abortGeneration" }
	| { type: "log"; entry: ConversationEntry }
	| { type: "speak"; text: string }
	| { type: "stopSpeaking" }
	| { type: "earcon" }
	| { type: "saveCount"; count: ResponseCount; previous: ResponseCount }
	/** The subscription, plan and usage that came with the answers are shared with the rest of the app. */
	| { type: "shareUsage"; response: GenerateResponse }
	/** The pressed button is gone: focus goes to the main action. */
	| { type: "focusMainAction" };
