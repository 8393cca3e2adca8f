import type { Act } from "../acts/acts.ts";
import { lately } from "../hearing/lately.ts";
import { readTable, type StoredTable, totalsFor } from "./weights.ts";

/** A class of a text. */
export interface Scored<Name extends string = Act> {
	act: Name;
	/** 0 to 1: softmax over the scores of all acts. */
	confidence: number;
}

/**
 * The classes of a text, most likely first, by a model that `replies/train.ts` wrote.
 *
 * @param isName whether what the model was taught is the name of one
 * @throws Error naming a class that is none: the data has an act that the table of acts has not
 */
export function scorer<Name extends string>(
	trained: { acts: string; temperature: number; weights: StoredTable },
	isName: (name: string) => name is Name,
	seenIn: (clause: string) => string[],
): (clause: string) => readonly Scored<Name>[] {
	const names = trained.acts.split(" ").map((name) => {
		if (!isName(name)) throw new Error(`a model was taught ${name}, which no table names`);
		return name;
	});
	const table = readTable(trained.weights);
	return lately((clause) => {
		const features = seenIn(clause);
		const totals = totalsFor(features, table, names.length);
		const scale = 1 / (trained.temperature * Math.sqrt(features.length));
		const highest = Math.max(...totals);
		const exponents = totals.map((total) => Math.exp((total - highest) * scale));
		const sum = exponents.reduce((a, b) => a + b, 0);
		return names
			.map((act, i) => ({ act, confidence: (exponents[i] ?? 0) / sum }))
			.sort((a, b) => b.confidence - a.confidence);
	});
}
