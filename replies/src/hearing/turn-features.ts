import { hypotheses } from "../acts/classify.ts";
import { featuresOf, shapeOf } from "../acts/features.ts";
import { score } from "../acts/model.ts";
import type { SafetyFlag } from "../understanding.ts";
import type { Read } from "./read-turn.ts";

/** Of each clause, how many acts that the model takes it for are seen. */
const likeliest = 2;

/**
 * What is seen of a turn: all that is seen of its clauses, how each is built, what the last of them begins with, and what each was
 * read as, by rules and by the model of acts. A rule that is often wrong so is worth less than one that is not.
 */
export function turnFeaturesOf({ clauses, acts, focus }: Read, flags: readonly SafetyFlag[]): string[] {
	const last = clauses.at(-1) ?? "";
	const own = acts[focus];
	return [
		...new Set([
			...clauses.flatMap(featuresOf),
			...featuresOf(last)
				.filter((feature) => /^(?:from|shape|mark|1) /.test(feature))
				.map((feature) => `last ${feature}`),
			`shapes ${clauses.slice(-3).map(shapeOf).join(" ")}`,
			`clauses ${Math.min(4, clauses.length)}`,
			...acts.map(({ act }) => `act ${act}`),
			`last act ${acts.at(-1)?.act}`,
			...(own ? [`focus ${own.act}`, `focus ${own.act} ${own.confidence >= 0.6 ? "sure" : "guessed"}`] : []),
			...(own ? hypotheses(own.clause).map(({ act }) => `likely ${act}`) : []),
			...score(last)
				.slice(0, likeliest)
				.map(({ act }) => `model ${act}`),
			...flags.map((flag) => `flag ${flag}`),
		]),
	];
}
