import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { Effect, Event, EventOf } from "./events.ts";
import type { LogLine, State } from "./state.ts";

/** The next state and the effects. */
export type Step = readonly [state: State, effects: readonly Effect[]];

/** A handler for each of the given events. */
export type Fold<Type extends Event["type"]> = { [T in Type]: (state: State, event: EventOf<T>) => Step };

export const step = (state: State, ...effects: readonly Effect[]): Step => [state, effects];

/** Returns to rest: to waiting text if there is any, else to idle. */
export const atRest = (state: State): State => ({ ...state, phase: state.text ? "processing" : "idle" });

/** Shows the replies, unless own words are being typed. */
export const onStage = (state: State): State["way"] => (state.way === "say" && state.own.text ? "say" : "answer");

/** Adds a line to the conversation log, here and on the server; off the record to neither. */
export const logged = (state: State, by: LogLine["by"], entry: ConversationEntry): Step => {
	if (state.isOffRecord) return step(state);
	return step({ ...state, log: [...state.log, { by, text: entry.text }] }, { type: "log", entry });
};

/** Logs the prompt of the turn once: for a retry it is already in the log. */
export function promptLogged(state: State): Step {
	if (!state.turn || state.turn.logged) return step(state);
	const { prompt } = state.turn;
	return logged({ ...state, turn: { prompt, logged: true } }, "partner", { role: "user", text: prompt });
}
