/** Keys of one row are neighbours; each lower row is shifted half a key to the right. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const places = new Map(rows.flatMap((row, y) => Array.from(row, (key, x) => [key, { x: x + y * 0.5, y }] as const)));

/** The cost of a typing error: the likelier, the lower. */
const costs = { neighbour: 0.7, other: 1.2, missed: 0.8, extra: 0.9, doubled: 0.5, swapped: 0.7, mark: 0.2 } as const;
const marks = /['-]/;

function substitution(meant: string, typed: string): number {
	if (meant === typed) return 0;
	const [a, b] = [places.get(meant), places.get(typed)];
	return a && b && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1 ? costs.neighbour : costs.other;
}

/** The highest total cost for a number of letters: a short text could mean anything. */
const mostCost = (letters: number): number => (letters < 3 ? 0.2 : letters < 6 ? 1 : 1.7);

/**
 * The words that the typed text may begin, each with the cost of its errors; 0 without errors.
 * @param words plain ones in alphabetical order: shared prefixes are compared once
 */
export function begunBy(typed: string, words: readonly string[]): { word: string; cost: number }[] {
	const most = mostCost(typed.length);
	const found: { word: string; cost: number }[] = [];
	/** For each compared letter of the word: the cost of each prefix of the typed text. */
	const table: number[][] = [Array.from({ length: typed.length + 1 }, (_, at) => at * costs.extra)];
	let last = "";
	for (const word of words) {
		let common = 0;
		while (common < last.length && word[common] === last[common]) common++;
		let rowsDone = Math.min(common, table.length - 1);
		table.length = rowsDone + 1;
		let least = Math.min(...table.map((row) => row[typed.length] ?? Number.POSITIVE_INFINITY));
		while (rowsDone < Math.min(word.length, typed.length + 2) && Math.min(...(table.at(-1) ?? [])) <= most) {
			const row = nextRow(table, word, rowsDone++, typed);
			table.push(row);
			least = Math.min(least, row[typed.length] ?? Number.POSITIVE_INFINITY);
		}
		last = word.slice(0, rowsDone);
		if (least <= most) found.push({ word, cost: least });
	}
	return found;
}

/** The costs after one more letter of the word. */
function nextRow(table: readonly number[][], word: string, at: number, typed: string): number[] {
	const above = table[at] ?? [];
	const meant = word[at] ?? "";
	const missing = marks.test(meant) ? costs.mark : meant === word[at - 1] ? costs.doubled : costs.missed;
	const row = [(above[0] ?? 0) + missing];
	for (let j = 0; j < typed.length; j++) {
		const key = typed[j] ?? "";
		const extra = marks.test(key) ? costs.mark : key === typed[j - 1] ? costs.doubled : costs.extra;
		let cost = Math.min(
			(above[j] ?? 0) + substitution(meant, key),
			(above[j + 1] ?? 0) + missing,
			(row[j] ?? 0) + extra,
		);
		if (at > 0 && j > 0 && meant === typed[j - 1] && word[at - 1] === key && meant !== key)
			cost = Math.min(cost, (table[at - 1]?.[j - 1] ?? 0) + costs.swapped);
		row.push(cost);
	}
	return row;
}
