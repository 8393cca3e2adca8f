import type { Answer, OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import { problem } from "@sayso/contract/errors.ts";
import { speakerOf } from "@sayso/contract/rules/speaker-of.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import type { Turn } from "@sayso/replies";
import { ApiError, type CallProblem, connectionLost } from "../../../api/api-error.ts";
import type { Client } from "../../../api/client.ts";
import type { Listen, Listening } from "../../../voice/listening.ts";
import type { Speaker } from "../../../voice/speaker.ts";
import type { Effect, Event, EventOf, GenerationFailure } from "../conversation/events.ts";
import type { State } from "../conversation/state.ts";
import type { BasicTurn } from "./basic-replies.ts";

/** After this many milliseconds without a reply, replies are made here. */
const patience = 6_000;
/** Turns that the replies made here know of. */
const latestTurns = 8;

/** After this many milliseconds without an end a generation is called slow. */
const slowMilliseconds = 2_000;

/** Everything the communicator reaches outside itself. */
export interface Outside {
	api: Pick<Client, "generateEvents">;
	listen: Listen;
	speaker: Pick<Speaker, "speak" | "stop" | "earcon" | "attention">;
	/** Keeps a line of the log until the server has it. */
	log(entry: ConversationEntry): void;
	/** What opens the values that a prompt may be answered with; nothing where they are not known. */
	othersOf(prompt: string): Promise<string | undefined>;
	/** Replies made in the browser to a turn that the server gave none to; none where that is not wanted. */
	standIn(turn: BasicTurn, code: CallProblem["code"]): Promise<OfferedAnswer[]>;
	/** Told what came with each set of replies. */
	onGenerated(response: GenerateResponse): void;
	/** Saves how many replies are offered, here at once. @throws {ApiError} what the server refused */
	saveCount(count: ResponseCount): Promise<void>;
	/** Told what was said in words of one's own, once it goes into the log. */
	learnOwnWords(text: string): void;
	/** Replies are there: whoever uses keys is led to the first. */
	offerReplies(): void;
	focusMainAction(): void;
	focusReply(index: number): void;
}

/** Nothing has come: that is no failure yet, where nothing else can be offered. */
const late = { ...connectionLost().problem };

type EffectOf<Type extends Effect["type"]> = Extract<Effect, { type: Type }>;
type Runs = { [Type in Effect["type"]]: (effect: EffectOf<Type>) => void };

/** Does what the machine asks for, and gives back as events what comes of it. */
export function effectRunner(
	outside: Outside,
	give: (event: Event) => void,
	state: () => State,
): (effect: Effect) => void {
	const { api, speaker } = outside;
	let listening: Listening | undefined;
	let generating = new AbortController();
	let savingCount: Promise<void> | undefined;
	/** The sets shown for the turn that was asked about last, and what was said before it. */
	let shown: { text: string; sets: (readonly Answer[])[] } = { text: "", sets: [] };
	const turns: Turn[] = [];

	async function generate({ text, isTryAgain, steer, generation }: EffectOf<"generate">): Promise<void> {
		generating.abort();
		generating = new AbortController();
		const { signal } = generating;
		const tell = (event: EventOf<"generated">["event"]) => give({ type: "generated", generation, event });
		if (shown.text !== text) shown = { text, sets: [] };
		outside.othersOf(text).then(
			(others) => others && give({ type: "asked", generation, others }),
			// The replies are there without them.
			() => undefined,
		);
		let isAnswered = false;
		/** Nobody is left without replies by a server that gives none. What it does give stays. */
		async function failed(why: GenerationFailure["problem"]) {
			if (signal.aborted) return;
			const turn = { text, steer, shown: shown.sets, turns: turns.slice(-latestTurns) };
			const answers = isAnswered ? [] : await outside.standIn(turn, why.code).catch(() => []);
			if (signal.aborted) return;
			if (answers.length === 0 || isAnswered) return why === late ? undefined : tell({ type: "failed", problem: why });
			shown.sets.push(answers);
			tell({ type: "stoodIn", answers, problem: why });
			generating.abort();
		}
		const slow = setTimeout(() => tell({ type: "slow" }), slowMilliseconds);
		const hung = setTimeout(() => void failed(late), patience);
		try {
			const body = {
				...{ text, is_try_again: isTryAgain, ...(steer && { steer }) },
				...(state().isOffRecord && { off_record: true }),
				// The server may know nothing of them: off the record, or where they were made here.
				...((isTryAgain || steer) && { shown: showing(state()) }),
			};
			// The server takes the number of replies from what is saved.
			if (savingCount) await savingCount;
			for await (const event of api.generateEvents({ body, signal })) {
				if (event.type === "error") {
					await failed(event.problem);
					continue;
				}
				isAnswered = true;
				if (event.type === "done") shown.sets.push(event.response.ChatResponse.answers);
				tell(event);
			}
		} catch (error) {
			await failed(error instanceof ApiError ? error.problem : problem("internal"));
		} finally {
			clearTimeout(slow);
			clearTimeout(hung);
		}
	}

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
		generate,
		abortGeneration: () => generating.abort(),
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

/** The replies that show; while others are made, those of before. */
function showing(state: State): OfferedAnswer[] {
	const { cards } = state.phase === "generating" ? state.held : state;
	return cards.flatMap((card) => card ?? []);
}
