import { type Example, peakOf, train, type Weights } from "./perceptron.ts";
import { type StoredTable, storeTable } from "./src/learned/weights.ts";

/** What is left out of a model so that it is small enough for a browser. */
export interface Thrift {
	/** Examples a feature must be seen in: what is seen once teaches one turn by heart. */
	fewest: number;
	/** The share of the largest weight below which an averaged weight decides nothing. */
	prune: number;
}

export function learn(examples: readonly Example[], classes: number, { fewest, prune }: Thrift): Weights {
	const weights = train(withoutRare(examples, fewest), classes);
	const least = prune * peakOf(weights);
	return new Map(
		[...weights].map(([feature, row]) => [feature, row.map((weight) => (Math.abs(weight) < least ? 0 : weight))]),
	);
}

function withoutRare(examples: readonly Example[], fewest: number): Example[] {
	const seen = new Map<string, number>();
	for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
	return examples.map(({ act, features }) => ({
		act,
		features: features.filter((feature) => (seen.get(feature) ?? 0) >= fewest),
	}));
}

/** As `src/learned/weights.ts` reads them. */
export function encode(weights: Weights): StoredTable {
	const peak = peakOf(weights);
	return storeTable(
		new Map([...weights].map(([feature, row]) => [feature, row.map((weight, act) => [act, weight / peak])])),
	);
}
