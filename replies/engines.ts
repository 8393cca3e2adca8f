import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { builtIn, type PlanRow, planFor, type ReplyRequest, turnPlanFor } from "./src/index.ts";

/** A set as an engine made it: its cards, and the rows they are judged by. */
interface MadeSet {
	answers: OfferedAnswer[];
	rows: readonly PlanRow[];
}

/** Makes one set for a turn. */
export type MakeSet = (request: ReplyRequest) => Promise<MadeSet>;

const signal = new AbortController().signal;

/**
 * An engine to be evaluated: `built-in`, or `configured`, the one that the environment names, as the server has it: with the
 * built-in engine behind it.
 * @throws Error where it is neither, or no model answers
 */
export async function engineNamed(name: string): Promise<MakeSet> {
	if (name === "built-in")
		return async (request) => {
			const rows = planFor(request);
			return { rows, answers: await Array.fromAsync(builtIn.stream(request, rows, signal)) };
		};
	if (name !== "configured") throw new Error(`There is no engine ${name}: built-in, or configured`);
	const [{ openReplies }, { readConfig }, { createLog }] = await Promise.all([
		import("../server/src/adapters/reply-generation/open.ts"),
		import("../server/src/config/config.ts"),
		import("../server/src/log.ts"),
	]);
	const config = readConfig(process.env);
	const engines = openReplies(config, {
		clock: { now: () => new Date() },
		log: createLog({ ...config, logLevel: "warn" }),
	});
	await engines.embedded?.settled();
	const engine = engines.current;
	if (engine.basic) throw new Error("No language model answers: `npm run admin replies check` says why");
	return async (request) => {
		const plan = turnPlanFor(request);
		const answers = await Array.fromAsync(engine.stream(request, plan, signal));
		// Its stances are its own: what is judged is not whether they are those of the plan.
		return { answers, rows: plan.rows.map((row, at) => ({ ...row, tone: answers[at]?.tone ?? row.tone })) };
	};
}
