import { featuresOf } from "./features.ts";
import trained from "./model.json" with { type: "json" };

export interface Scored {
	act: string;
	/** 0 to 1: softmax over the scores of all acts. */
	confidence: number;
}

const acts = trained.acts.split(" ");
const weights = new Map(trained.weights.split("\n").map(readLine));

/** One line of the model: a feature, a tab, then `act:weight` pairs in base 36. */
function readLine(line: string): [string, [number, number][]] {
	const [feature = "", pairs = ""] = line.split("\t");
	return [
		feature,
		pairs.split(" ").map((pair) => {
			const [act = "0", weight = "0"] = pair.split(":");
			return [Number.parseInt(act, 36), Number.parseInt(weight, 36)];
		}),
	];
}

/** The acts of one clause, most likely first. */
export function score(clause: string): Scored[] {
	const totals = new Array<number>(acts.length).fill(0);
	const features = featuresOf(clause);
	for (const feature of features) {
		for (const [act, weight] of weights.get(feature) ?? []) totals[act] = (totals[act] ?? 0) + weight;
	}
	const scale = 1 / (trained.temperature * Math.sqrt(features.length));
	const highest = Math.max(...totals);
	const exponents = totals.map((total) => Math.exp((total - highest) * scale));
	const sum = exponents.reduce((a, b) => a + b, 0);
	return acts
		.map((act, i) => ({ act, confidence: (exponents[i] ?? 0) / sum }))
		.sort((a, b) => b.confidence - a.confidence);
}
