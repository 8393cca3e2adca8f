import type { Answer, OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { problem } from "@sayso/contract/errors.ts";
import type { Turn } from "@sayso/replies";
import { ApiError, connectionLost } from "../../../api/api-error.ts";
import type { Effect, Event, EventOf, GenerationFailure } from "../../../conversation/events.ts";
import type { State } from "../../../conversation/state.ts";
import type { TurnHere } from "./replies-here.ts";
import type { Outside } from "./run-effects.ts";

/** After so many milliseconds without a reply, replies are made in the browser. */
const patience = 6_000;
/** After so many milliseconds a running generation is reported as slow. */
const slowMilliseconds = 2_000;
/** The number of past turns given to replies made in the browser. */
const latestTurns = 8;

/** The failure to report if nothing came in time and no replies can be made here. */
const late = { ...connectionLost().problem };

type Generate = Extract<Effect, { type: "generate" }>;

interface Conversation {
	/** The conversation so far, oldest first. */
	turns: readonly Turn[];
	/** The server uses the saved number of replies, so the request waits until it is saved. */
	countSaved(): Promise<void> | undefined;
}

/** Requests the replies to a turn from the server, or makes them here; one turn at a time. */
export function generationRunner(
	{ api, othersOf, standIn, better }: Pick<Outside, "api" | "othersOf" | "standIn" | "better">,
	give: (event: Event) => void,
	state: () => State,
	{ turns, countSaved }: Conversation,
): { run(effect: Generate): Promise<void>; abort(): void } {
	let generating = new AbortController();
	/** The sets shown for the last prompt. */
	let shown: { text: string; sets: (readonly Answer[])[] } = { text: "", sets: [] };

	async function run({ text, isTryAgain, steer, generation }: Generate): Promise<void> {
		generating.abort();
		generating = new AbortController();
		const { signal } = generating;
		/** Aborts only the call. */
		const calling = new AbortController();
		const notify = (event: EventOf<"generated">["event"]) => give({ type: "generated", generation, event });
		if (shown.text !== text) shown = { text, sets: [] };
		othersOf(text).then(
			(others) => others && give({ type: "asked", generation, others }),
			// The replies show without the values.
			() => undefined,
		);
		const turn = (): TurnHere => ({ text, steer, shown: shown.sets, turns: turns.slice(-latestTurns) });
		let isAnswered = false;
		let isStandingIn = false;
		/** The server's problem, while replies are made here. */
		let failure: GenerationFailure["problem"] | undefined;

		/** Shows replies made here as they come. @param first called before the first; false: they are no longer needed */
		async function show(made: AsyncIterable<OfferedAnswer>, first: () => boolean): Promise<OfferedAnswer[]> {
			const answers: OfferedAnswer[] = [];
			try {
				for await (const answer of made) {
					if (signal.aborted || (answers.length === 0 && !first())) break;
					notify({ type: "answer", index: answers.length, answer });
					answers.push(answer);
				}
			} catch {
				// The server's replies, or the failure, are shown instead.
			}
			return answers;
		}

		/** Makes replies here if the server sends no replies. Replies it did send stay. */
		async function failed(why: GenerationFailure["problem"]): Promise<void> {
			if (signal.aborted) return;
			if (why !== late) failure = why;
			if (isAnswered && failure) notify({ type: "failed", problem: failure });
			if (isAnswered || isStandingIn) return;
			isStandingIn = true;
			const answers = await show(standIn(turn(), why.code, signal), () => {
				if (!isAnswered) calling.abort();
				return !isAnswered;
			});
			isStandingIn = false;
			if (signal.aborted || isAnswered) return;
			if (answers.length > 0) {
				shown.sets.push(answers);
				notify({ type: "madeHere", answers, problem: why });
				generating.abort();
			} else if (failure) notify({ type: "failed", problem: failure });
		}

		const slow = setTimeout(() => notify({ type: "slow" }), slowMilliseconds);
		const hung = setTimeout(() => void failed(late), patience);
		try {
			const body = {
				...{ text, is_try_again: isTryAgain, ...(steer && { steer }) },
				...(state().isOffRecord && { off_record: true }),
				// The server may not know these replies: off the record, or if they were made here.
				...((isTryAgain || steer) && { shown: showing(state()) }),
			};
			const saving = countSaved();
			if (saving) await saving;
			const own = better(turn(), signal);
			let written: Promise<OfferedAnswer[]> | undefined;
			for await (const event of api.generateEvents({ body, signal: AbortSignal.any([signal, calling.signal]) })) {
				if (event.type === "error") {
					await failed(event.problem);
					continue;
				}
				if (isStandingIn && calling.signal.aborted) return;
				isAnswered = true;
				if (event.type === "answer") {
					// The browser's own model answers a turn that the server has counted and answered without a model.
					if (own) written ??= show(own, () => true);
					else notify(event);
					continue;
				}
				const made = (await written) ?? [];
				// Places that the model left empty get the server's replies.
				const answers = event.response.ChatResponse.answers.map((answer, at) => made[at] ?? answer);
				shown.sets.push(answers);
				notify(made.length > 0 ? { type: "madeHere", answers, response: event.response } : event);
			}
		} catch (error) {
			await failed(error instanceof ApiError ? error.problem : problem("internal"));
		} finally {
			clearTimeout(slow);
			clearTimeout(hung);
		}
	}

	return { run, abort: () => generating.abort() };
}

/** The replies that show; while others are made, the earlier ones. */
function showing(state: State): OfferedAnswer[] {
	const { cards } = state.phase === "generating" ? state.held : state;
	return cards.flatMap((card) => card ?? []);
}
