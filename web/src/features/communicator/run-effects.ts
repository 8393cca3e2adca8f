import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { problem } from "@sayso/contract/errors.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import type { Listen, Listening } from "../../voice/listening.ts";
import type { Speaker } from "../../voice/speaker.ts";
import type { Effect, Event, EventOf } from "./events.ts";
import { logQueue } from "./log-queue.ts";

/** After this many milliseconds without an end a generation is called slow. */
const slowMilliseconds = 2_000;

/** Everything the communicator reaches outside itself. */
export interface Outside {
	api: Pick<Client, "generateEvents" | "logConversation" | "setResponseCount">;
	listen: Listen;
	speaker: Pick<Speaker, "speak" | "stop" | "earcon">;
	/** Told what came with each set of replies. */
	onGenerated(response: GenerateResponse): void;
	onPreferences(preferences: Preferences): void;
	focusMainAction(): void;
	focusReply(index: number): void;
}

type EffectOf<Type extends Effect["type"]> = Extract<Effect, { type: Type }>;
type Runs = { [Type in Effect["type"]]: (effect: EffectOf<Type>) => void };

/** Does what the machine asks for, and gives back as events what comes of it. */
export function effectRunner(outside: Outside, give: (event: Event) => void): (effect: Effect) => void {
	const { api, speaker } = outside;
	const log = logQueue((body) => api.logConversation({ body }));
	let listening: Listening | undefined;
	let generating = new AbortController();

	async function generate({ text, isTryAgain, steer, generation }: EffectOf<"generate">): Promise<void> {
		generating.abort();
		generating = new AbortController();
		const { signal } = generating;
		const tell = (event: EventOf<"generated">["event"]) => give({ type: "generated", generation, event });
		const slow = setTimeout(() => tell({ type: "slow" }), slowMilliseconds);
		try {
			const body = { text, is_try_again: isTryAgain, ...(steer && { steer }) };
			for await (const event of api.generateEvents({ body, signal })) tell(event);
		} catch (error) {
			// That of an aborted call is for a generation that nobody waits for.
			tell({ type: "failed", problem: error instanceof ApiError ? error.problem : problem("internal") });
		} finally {
			clearTimeout(slow);
		}
	}

	const runs: Runs = {
		startListening() {
			listening = outside.listen((event) => give({ type: "listening", event }));
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
		log: ({ entry }) => log(entry),
		speak: ({ text }) => speaker.speak(text, (event) => give({ type: "speaking", event })),
		stopSpeaking: () => speaker.stop(),
		earcon: () => speaker.earcon(),
		saveCount({ count, previous }) {
			api
				.setResponseCount({ query: { no_of_responses: count } })
				.then(outside.onPreferences, () => give({ type: "countNotSaved", count, previous }));
		},
		shareUsage: ({ response }) => outside.onGenerated(response),
		focusMainAction: () => outside.focusMainAction(),
		focusReply: ({ index }) => outside.focusReply(index),
	};

	return (effect) => (runs[effect.type] as (effect: Effect) => void)(effect);
}
