import { type Example, peakOf, train, type Weights } from "./perceptron.ts";

/** Examples a feature must be seen in: what is seen once teaches one turn by heart. */
const fewest = 2;
/** Largest weight as an integer. */
export const largest = 999;

/**
 * Weights small enough for a browser: no rare feature, no weight that decides nothing.
 *
 * @param prune averaged weights below this share of the largest are left out
 */
export function learn(examples: readonly Example[], classes: number, prune: number): Weights {
	const weights = train(withoutRare(examples), classes);
	const least = prune * peakOf(weights);
	return new Map(
		[...weights].map(([feature, row]) => [feature, row.map((weight) => (Math.abs(weight) < least ? 0 : weight))]),
	);
}

function withoutRare(examples: readonly Example[]): Example[] {
	const seen = new Map<string, number>();
	for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
	return examples.map(({ act, features }) => ({
		act,
		features: features.filter((feature) => (seen.get(feature) ?? 0) >= fewest),
	}));
}

/** As `src/weights.ts` reads them. */
export function encode(weights: Weights): string {
	const peak = peakOf(weights);
	return [...weights]
		.map(([feature, row]) => {
			const pairs = row.flatMap((weight, act) =>
				weight === 0 ? [] : [`${act.toString(36)}:${Math.round((weight / peak) * largest).toString(36)}`],
			);
			return pairs.length === 0 ? "" : `${feature}\t${pairs.join(" ")}`;
		})
		.filter(Boolean)
		.join("\n");
}
