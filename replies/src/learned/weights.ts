/** What every feature adds to the score of a class, by the number of the class, as a share of the largest weight there is. */
export type Table = ReadonlyMap<string, readonly (readonly [number: number, weight: number])[]>;

/**
 * A table as it is stored, in three columns that compress well each: the features, sorted, a line each, where a character stands
 * for as many letters as it shares with the one before; a line of classes for each, a character a class; all weights in a row.
 */
export interface StoredTable {
	features: string;
	classes: string;
	weights: string;
}

/** Steps from no weight to the largest: finer ones decide nothing more. */
const steps = 12;
/** The characters of class 0, of no weight, and of no letter shared; most letters that are. */
const [firstClass, noWeight, noLetter, mostShared] = [0x23, 0x4f, 0x28, 80];

export function storeTable(table: Table): StoredTable {
	const rows = [...table]
		.map(([feature, row]) => ({ feature, row: row.map(inSteps).filter(([, step]) => step !== 0) }))
		.filter(({ row }) => row.length > 0)
		.sort((a, b) => (a.feature < b.feature ? -1 : 1));
	return {
		features: rows.map(({ feature }, i) => shorten(feature, rows[i - 1]?.feature ?? "")).join("\n"),
		classes: rows.map(({ row }) => letters(row.map(([number]) => firstClass + number))).join("\n"),
		weights: letters(rows.flatMap(({ row }) => row.map(([, step]) => noWeight + step))),
	};
}

export function readTable({ features, classes, weights }: StoredTable): Table {
	const rows = classes.split("\n");
	let feature = "";
	let at = 0;
	return new Map(
		features.split("\n").map((line, i) => {
			feature = feature.slice(0, line.charCodeAt(0) - noLetter) + line.slice(1);
			const row = Array.from(
				rows[i] ?? "",
				(letter) => [letter.charCodeAt(0) - firstClass, (weights.charCodeAt(at++) - noWeight) / steps] as const,
			);
			return [feature, row];
		}),
	);
}

const inSteps = ([number, weight]: readonly [number, number]) => [number, Math.round(weight * steps)] as const;
const letters = (codes: readonly number[]) => codes.map((code) => String.fromCharCode(code)).join("");

function shorten(feature: string, before: string): string {
	let shared = 0;
	while (shared < mostShared && shared < feature.length && feature[shared] === before[shared]) shared++;
	return String.fromCharCode(noLetter + shared) + feature.slice(shared);
}

/** The score of every one of `count` classes. */
export function totalsFor(features: readonly string[], table: Table, count: number): number[] {
	const totals = new Array<number>(count).fill(0);
	for (const feature of features) {
		const row = table.get(feature);
		// The innermost loop of every reading: it makes nothing.
		for (let i = 0; row && i < row.length; i++) {
			const entry = row[i] as readonly [number: number, weight: number];
			totals[entry[0]] = (totals[entry[0]] as number) + entry[1];
		}
	}
	return totals;
}
