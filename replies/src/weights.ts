/** What every feature adds to the score of a class, by the number of the class. */
export type Table = ReadonlyMap<string, readonly (readonly [number: number, weight: number])[]>;

/** Reads what `train.ts` writes: one line a feature, a tab, then `number:weight` pairs in base 36. */
export function readTable(text: string): Table {
	return new Map(
		text.split("\n").map((line) => {
			const [feature = "", pairs = ""] = line.split("\t");
			return [
				feature,
				pairs.split(" ").map((pair) => {
					const [number = "0", weight = "0"] = pair.split(":");
					return [Number.parseInt(number, 36), Number.parseInt(weight, 36)] as const;
				}),
			];
		}),
	);
}

/** The score of every one of `count` classes. */
export function totalsFor(features: readonly string[], table: Table, count: number): number[] {
	const totals = new Array<number>(count).fill(0);
	for (const feature of features) {
		for (const [number, weight] of table.get(feature) ?? []) totals[number] = (totals[number] ?? 0) + weight;
	}
	return totals;
}
