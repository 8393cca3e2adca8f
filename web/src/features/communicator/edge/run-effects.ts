import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import { speakerOf } from "@sayso/contract/rules/speaker-of.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import type { Turn } from "@sayso/replies";
import type { CallProblem } from "../../../api/api-error.ts";
import type { Client } from "../../../api/client.ts";
import type { Effect, Event } from "../../../conversation/events.ts";
import type { State } from "../../../conversation/state.ts";
import type { Listen, Listening } from "../../../voice/listening.ts";
import type { Speaker } from "../../../voice/speaker.ts";
import type { TurnHere } from "./replies-here.ts";
import { generationRunner } from "./run-generation.ts";

/** Everything outside that the communicator uses. */
export interface Outside {
	api: Pick<Client, "generateEvents">;
	listen: Listen;
	speaker: Pick<Speaker, "speak" | "stop" | "earcon" | "attention">;
	/** Stores a line of the log until the server has it. */
	log(entry: ConversationEntry): void;
	/** The label that opens the possible values of the answer to a prompt; undefined if they are not known. */
	othersOf(prompt: string): Promise<string | undefined>;
	/** Makes replies in this browser for a turn without replies from the server; undefined if that is not allowed. */
	standIn(turn: TurnHere, code: CallProblem["code"], signal: AbortSignal): AsyncIterable<OfferedAnswer>;
	/** Replies of the browser's own model for a turn that the server answers without a model; undefined if the model is off. */
	better(turn: TurnHere, signal: AbortSignal): AsyncIterable<OfferedAnswer> | undefined;
	/** Receives what came with each set of replies. */
	onGenerated(response: GenerateResponse): void;
	/** Saves the number of replies, here at once. @throws {ApiError} if the server refuses */
	saveCount(count: ResponseCount): Promise<void>;
	/** Receives the person's own words once they go into the log. */
	learnOwnWords(text: string): void;
	/** Replies have come: moves the focus of keyboard users to the first. */
	offerReplies(): void;
	focusMainAction(): void;
	focusReply(index: number): void;
}

type EffectOf<Type extends Effect["type"]> = Extract<Effect, { type: Type }>;
type Runs = { [Type in Effect["type"]]: (effect: EffectOf<Type>) => void };

/** Runs the effects of the machine and sends their results back as events. */
export function effectRunner(
	outside: Outside,
	give: (event: Event) => void,
	state: () => State,
): (effect: Effect) => void {
	const { speaker } = outside;
	let listening: Listening | undefined;
	let savingCount: Promise<void> | undefined;
	const turns: Turn[] = [];
	const generation = generationRunner(outside, give, state, { turns, countSaved: () => savingCount });

	const runs: Runs = {
		startListening() {
			listening = outside.listen((event) => give({ type: "listening", event }), state().isOffRecord);
		},
		pauseListening: () => listening?.pause(),
		resumeListening: () => listening?.resume(),
		stopListening() {
			const stopping = listening;
			stopping?.stop().then(() => {
				if (listening === stopping) give({ type: "listening", event: { type: "closed" } });
			});
		},
		abandonListening() {
			listening?.abandon();
			listening = undefined;
		},
		generate: generation.run,
		abortGeneration: generation.abort,
		log({ entry }) {
			outside.log(entry);
			turns.push({ who: speakerOf(entry), text: entry.text });
			if (entry.role === "assistant" && "kind" in entry.meta) outside.learnOwnWords(entry.text);
		},
		speak: ({ type: _, text, ...how }) => speaker.speak(text, (event) => give({ type: "speaking", event }), how),
		stopSpeaking: () => speaker.stop(),
		earcon: () => speaker.earcon(),
		attention: () => speaker.attention(),
		saveCount({ count, previous }) {
			savingCount = outside.saveCount(count).catch(() => give({ type: "countNotSaved", count, previous }));
		},
		shareUsage: ({ response }) => outside.onGenerated(response),
		offerReplies: () => outside.offerReplies(),
		focusMainAction: () => outside.focusMainAction(),
		focusReply: ({ index }) => outside.focusReply(index),
	};

	return (effect) => (runs[effect.type] as (effect: Effect) => void)(effect);
}
