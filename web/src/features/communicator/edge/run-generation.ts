import type { Answer, OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { problem } from "@sayso/contract/errors.ts";
import type { Turn } from "@sayso/replies";
import { ApiError, connectionLost } from "../../../api/api-error.ts";
import type { Effect, Event, EventOf, GenerationFailure } from "../conversation/events.ts";
import type { State } from "../conversation/state.ts";
import type { TurnHere } from "./replies-here.ts";
import type { Outside } from "./run-effects.ts";

/** After this many milliseconds without a reply, replies are made here. */
const patience = 6_000;
/** After this many milliseconds without an end a generation is called slow. */
const slowMilliseconds = 2_000;
/** Turns that the replies made here know of. */
const latestTurns = 8;

/** Nothing has come: that is no failure yet, where nothing else can be offered. */
const late = { ...connectionLost().problem };

type Generate = Extract<Effect, { type: "generate" }>;

interface Conversation {
	/** What was said so far, oldest first. */
	turns: readonly Turn[];
	/** The server takes the number of replies from what is saved: it is asked after that. */
	countSaved(): Promise<void> | undefined;
}

/** Asks the server for the replies to a turn, or has them made here; one turn at a time. */
export function generationRunner(
	{ api, othersOf, standIn, better }: Pick<Outside, "api" | "othersOf" | "standIn" | "better">,
	give: (event: Event) => void,
	state: () => State,
	{ turns, countSaved }: Conversation,
): { run(effect: Generate): Promise<void>; abort(): void } {
	let generating = new AbortController();
	/** The sets shown for the turn that was asked about last. */
	let shown: { text: string; sets: (readonly Answer[])[] } = { text: "", sets: [] };

	async function run({ text, isTryAgain, steer, generation }: Generate): Promise<void> {
		generating.abort();
		generating = new AbortController();
		const { signal } = generating;
		/** Ends the call alone. */
		const calling = new AbortController();
		const tell = (event: EventOf<"generated">["event"]) => give({ type: "generated", generation, event });
		if (shown.text !== text) shown = { text, sets: [] };
		othersOf(text).then(
			(others) => others && give({ type: "asked", generation, others }),
			// The replies are there without them.
			() => undefined,
		);
		const turn = (): TurnHere => ({ text, steer, shown: shown.sets, turns: turns.slice(-latestTurns) });
		let isAnswered = false;
		let isStandingIn = false;
		/** Why the server gave nothing, while replies are made here. */
		let failure: GenerationFailure["problem"] | undefined;

		/** Shows replies made here, each as it comes. @param first called before the first; false: they are not wanted any more */
		async function show(made: AsyncIterable<OfferedAnswer>, first: () => boolean): Promise<OfferedAnswer[]> {
			const answers: OfferedAnswer[] = [];
			try {
				for await (const answer of made) {
					if (signal.aborted || (answers.length === 0 && !first())) break;
					tell({ type: "answer", index: answers.length, answer });
					answers.push(answer);
				}
			} catch {
				// The server's, or the failure, stand in their place.
			}
			return answers;
		}

		/** Replies are made here where the server gives none. What it did give stays. */
		async function failed(why: GenerationFailure["problem"]): Promise<void> {
			if (signal.aborted) return;
			if (why !== late) failure = why;
			if (isAnswered && failure) tell({ type: "failed", problem: failure });
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
				tell({ type: "madeHere", answers, problem: why });
				generating.abort();
			} else if (failure) tell({ type: "failed", problem: failure });
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
					// The browser's own model answers what the server has counted, and answered without a model.
					if (own) written ??= show(own, () => true);
					else tell(event);
					continue;
				}
				const made = (await written) ?? [];
				// Places that it left empty have the server's.
				const answers = event.response.ChatResponse.answers.map((answer, at) => made[at] ?? answer);
				shown.sets.push(answers);
				tell(made.length > 0 ? { type: "madeHere", answers, response: event.response } : event);
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

/** The replies that show; while others are made, those of before. */
function showing(state: State): OfferedAnswer[] {
	const { cards } = state.phase === "generating" ? state.held : state;
	return cards.flatMap((card) => card ?? []);
}
