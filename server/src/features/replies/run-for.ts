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
	/** Where its tokens are counted. */
	period: UsagePeriod;
}

/** New replies to a turn of which nothing is kept. */
export const runOnce = (context: Context, turn: Turn): ReplyRun => newRun(context, turn);

/** The replies to a turn for somebody who asks for them: those that were made or begun for it already, else new ones. */
export function runFor(context: Context, turn: Turn): ReplyRun {
	const { personId } = turn.period;
	const key = keyOf(turn);
	const found = context.keptRuns.take(personId, key);
	if (found) return found;
	const run = newRun(context, turn, context.keptRuns.elsewhere(personId, key));
	// The built-in engine's cost nothing to make anew.
	if (!turn.engine.basic) context.keptRuns.keep(personId, key, run, false);
	return run;
}

/** Begins the replies to a turn before anybody asks for them, unless they are there. */
export function runAhead(context: Context, turn: Turn): void {
	const { personId } = turn.period;
	const key = keyOf(turn);
	if (!context.keptRuns.has(personId, key)) context.keptRuns.keep(personId, key, newRun(context, turn), true);
}

const keyOf = ({ engine, request, plan }: Turn) => turnKey(engine.label, request, plan.rows);

type Cards = (signal: AbortSignal) => AsyncIterable<OfferedAnswer>;

/**
 * Its tokens are counted whatever becomes of it.
 * @param elsewhere the same set as another process has it; made here where it is lost before its first card
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
		// Cards of two sets do not belong together.
		if (given > 0 || signal.aborted) throw error;
	}
	yield* anew();
}
