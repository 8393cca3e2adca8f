import type { PlanRow, ReplyRequest } from "@sayso/replies";
import type { Context } from "../../context.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import { addTokens, type UsagePeriod } from "../../store/usages.ts";
import { turnKey } from "./kept-runs.ts";
import { ReplyRun } from "./reply-run.ts";

interface Turn {
	request: ReplyRequest;
	rows: readonly PlanRow[];
	engine: ReplyGeneration;
	/** Where its tokens are counted. */
	period: UsagePeriod;
}

/** The replies to a turn for somebody who asks for them: those that were made or begun for it already, else new ones. */
export function runFor(context: Context, turn: Turn): ReplyRun {
	const { personId } = turn.period;
	const key = keyOf(turn);
	const found = context.keptRuns.take(personId, key);
	if (found) return found;
	const run = newRun(context, turn);
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

const keyOf = ({ engine, request, rows }: Turn) => turnKey(engine.label, request, rows);

/** Its tokens are counted whatever becomes of it. */
function newRun({ db, clock, log }: Context, { engine, request, rows, period }: Turn): ReplyRun {
	const startedAt = clock.now();
	return new ReplyRun({
		start: (signal, spend) => engine.stream(request, rows, signal, spend),
		async settle(spent) {
			if (spent.input + spent.output === 0) return;
			await addTokens(db, period, spent, startedAt).catch((err) => log.error({ err }, "tokens could not be counted"));
		},
	});
}
