import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { ReplyRequest, TurnPlan } from "@sayso/replies";
import type { Context } from "../../context.ts";
import type { ReplyRun } from "../../seams/kept-runs.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { addTokens, type UsagePeriod } from "../../store/usages.ts";
import { turnKey } from "./kept-runs.ts";
import { MakingRun } from "./reply-run.ts";

interface Turn {
	request: ReplyRequest;
	plan: TurnPlan;
	engine: ReplyGeneration;
	/** The period in which its tokens are counted. */
	period: UsagePeriod;
}

/** New replies to a turn, which are not kept. */
export const runOnce = (context: Context, turn: Turn): ReplyRun => newRun(context, turn);

/**
 * The replies to a turn for a caller who asked for them: those that are complete or in progress, otherwise new ones.
 */
export function runFor(context: Context, turn: Turn): ReplyRun {
	const { personId } = turn.period;
	const key = keyOf(turn);
	const found = context.keptRuns.take(personId, key);
	if (found) return found;
	const run = newRun(context, turn, context.keptRuns.elsewhere(personId, key));
	// The built-in engine's replies are free to make again.
	if (!turn.engine.basic) context.keptRuns.keep(personId, key, run, false);
	return run;
}

/** Starts the replies to a turn before they are requested, unless they exist. */
export function runAhead(context: Context, turn: Turn): void {
	const { personId } = turn.period;
	const key = keyOf(turn);
	if (!context.keptRuns.has(personId, key)) context.keptRuns.keep(personId, key, newRun(context, turn), true);
}

const keyOf = ({ engine, request, plan }: Turn) => turnKey(engine.label, request, plan.rows);

type Cards = (signal: AbortSignal) => AsyncIterable<OfferedAnswer>;

/**
 * A new run. Its tokens are counted in any case.
 * @param elsewhere the same set at another process; it is made here if it is lost before its first card
 */
function newRun(
	{ db, clock, log, metrics }: Context,
	{ engine, request, plan, period }: Turn,
	elsewhere?: Cards,
): ReplyRun {
	const startedAt = clock.now();
	return new MakingRun({
		start(signal, spend) {
			const anew = () => engine.stream(request, plan, signal, { personId: period.personId, spend });
			return elsewhere ? orElse(elsewhere(signal), anew, signal) : anew();
		},
		async settle(spent) {
			if (spent.input + spent.output === 0) return;
			metrics.tokens(spent);
			await addTokens(db, period, spent, startedAt).catch((err) => log.error({ err }, "tokens could not be counted"));
		},
	});
}

async function* orElse(
	cards: AsyncIterable<OfferedAnswer>,
	anew: () => AsyncIterable<OfferedAnswer>,
	signal: AbortSignal,
): AsyncGenerator<OfferedAnswer> {
	let given = 0;
	try {
		for await (const card of cards) {
			given += 1;
			yield card;
		}
		if (given > 0) return;
	} catch (error) {
		// Cards of two sets do not fit together.
		if (given > 0 || signal.aborted) throw error;
	}
	yield* anew();
}
