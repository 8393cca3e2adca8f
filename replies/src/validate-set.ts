import type { Answer, Tone } from "@sayso/contract/entities/answer.ts";
import type { PlanRow, ReplyRequest } from "./reply.ts";
import type { Understanding } from "./understanding.ts";
import { type Problem, validate } from "./validate.ts";

export type SetProblem =
	| Problem
	| "count"
	| "order"
	| "few tones"
	| "no opposed stance"
	| "option missing"
	| "cheer at bad news"
	| "unplanned safety";

/** Tones a set of a size holds at least. */
const fewest = { 2: 2, 4: 3, 6: 4 } as const;
const opposed: readonly (readonly Tone[])[] = [
	["positive", "negative"],
	["option_a", "option_b"],
	["positive_a", "negative_a"],
];

/** What is wrong with a whole set, its cards included. A steered set may be of one tone, and leave options out. */
export function validateSet(
	answers: readonly Answer[],
	plan: readonly PlanRow[],
	request: ReplyRequest,
	understanding: Understanding,
): SetProblem[] {
	const count = request.preferences.numberOfResponses;
	const tones = new Set(answers.map((answer) => answer.tone));
	const problems: SetProblem[] = answers.flatMap((answer, i) => {
		const row = plan[i];
		return row ? validate(answer, row, request, answers.slice(0, i)) : [];
	});
	const check = (wrong: boolean, problem: SetProblem) => wrong && problems.push(problem);
	const required = new Set(plan.filter((row) => row.required).map((row) => row.tone));
	check(answers.length !== count || plan.length !== count, "count");
	check(
		answers.some((answer, i) => answer.tone === "neutral_final" && i < answers.length - 1),
		"order",
	);
	const isSteered = request.steer !== undefined;
	check(!isSteered && tones.size < fewest[count], "few tones");
	check(
		opposed.some(
			(pair) =>
				pair.some((tone) => required.has(tone)) &&
				pair.every((tone) => required.has(tone)) &&
				!pair.every((tone) => tones.has(tone)),
		),
		"no opposed stance",
	);
	const focus = understanding.acts[understanding.focus];
	check(
		!isSteered &&
			understanding.safety.length === 0 &&
			focus?.act === "either-or" &&
			focus.slots.a !== undefined &&
			!(tones.has("option_a") && tones.has("option_b")),
		"option missing",
	);
	check(understanding.mood === "bad" && tones.has("excited"), "cheer at bad news");
	const flagged = understanding.safety.length > 0;
	check(
		plan.some((row) => row.intent.startsWith("safety-") !== flagged),
		"unplanned safety",
	);
	return problems;
}
