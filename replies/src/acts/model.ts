import { readTable, totalsFor } from "../weights.ts";
import { featuresOf } from "./features.ts";
import trained from "./model.json" with { type: "json" };

export interface Scored {
	act: string;
	/** 0 to 1: softmax over the scores of all acts. */
	confidence: number;
}

const acts = trained.acts.split(" ");
const table = readTable(trained.weights);

/** The acts of one clause, most likely first. */
export function score(clause: string): Scored[] {
	const features = featuresOf(clause);
	const totals = totalsFor(features, table, acts.length);
	const scale = 1 / (trained.temperature * Math.sqrt(features.length));
	const highest = Math.max(...totals);
	const exponents = totals.map((total) => Math.exp((total - highest) * scale));
	const sum = exponents.reduce((a, b) => a + b, 0);
	return acts
		.map((act, i) => ({ act, confidence: (exponents[i] ?? 0) / sum }))
		.sort((a, b) => b.confidence - a.confidence);
}
