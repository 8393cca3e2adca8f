import { lately } from "../lately.ts";
import { readTable, type StoredTable, totalsFor } from "../weights.ts";
import { featuresOf, tellingFeaturesOf } from "./features.ts";
import acts from "./model.json" with { type: "json" };
import tellings from "./tellings-model.json" with { type: "json" };

export interface Scored {
	act: string;
	/** 0 to 1: softmax over the scores of all acts. */
	confidence: number;
}

/** The acts of one clause, most likely first. Whatever tells something is a `telling`. */
export const score = scorer(acts, featuresOf);

/** What a clause that tells something is answered as, most likely first. */
export const scoreTelling = scorer(tellings, tellingFeaturesOf);

/** The classes of a text, most likely first, by a model that `replies/train.ts` wrote. */
export function scorer(
	trained: { acts: string; temperature: number; weights: StoredTable },
	seenIn: (clause: string) => string[],
): (clause: string) => readonly Scored[] {
	const names = trained.acts.split(" ");
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
