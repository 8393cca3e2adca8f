export interface WordErrors {
	/** The minimum number of words inserted, left out or changed. */
	errors: number;
	/** The number of words spoken. */
	words: number;
}

/** Compares a transcript with what was said, ignoring case and punctuation. */
export function wordErrors(said: string, heard: string): WordErrors {
	const reference = wordsOf(said);
	const hypothesis = wordsOf(heard);
	// Levenshtein's distance, one row at a time: `row[n]` is the distance of the reference so far from the first n
	// transcribed words.
	let row = hypothesis.map((_, index) => index);
	row.push(hypothesis.length);
	for (const [index, word] of reference.entries()) {
		const next = [index + 1];
		for (const [at, other] of hypothesis.entries()) {
			const [changed = 0, leftOut = 0, putIn = 0] = [row[at], row[at + 1], next[at]];
			next.push(Math.min(changed + (word === other ? 0 : 1), leftOut + 1, putIn + 1));
		}
		row = next;
	}
	return { errors: row.at(-1) ?? 0, words: reference.length };
}

/** Errors per spoken word over many recordings. 0 is perfect; more than 1 is possible. */
export function wordErrorRate(counts: readonly WordErrors[]): number {
	const total = (field: keyof WordErrors) => counts.reduce((sum, count) => sum + count[field], 0);
	return total("errors") / Math.max(1, total("words"));
}

/** The transcribed words that remain after removing those that were spoken, in order. */
export function unheard(said: readonly string[], heard: readonly string[]): string[] {
	// The longest common subsequence: `rows[m][n]` for the first m spoken and the first n transcribed words.
	const rows = [new Array<number>(heard.length + 1).fill(0)];
	for (const [index, word] of said.entries()) {
		const next = [0];
		for (const [at, other] of heard.entries())
			next.push(word === other ? (rows[index]?.[at] ?? 0) + 1 : Math.max(rows[index]?.[at + 1] ?? 0, next[at] ?? 0));
		rows.push(next);
	}
	const left: string[] = [];
	let row = said.length;
	for (let at = heard.length; at > 0; ) {
		const [here = 0, before = 0, above = 0] = [rows[row]?.[at], rows[row]?.[at - 1], rows[row - 1]?.[at]];
		if (row > 0 && here === above) row -= 1;
		else if (here === before) left.unshift(heard[--at] ?? "");
		else {
			row -= 1;
			at -= 1;
		}
	}
	return left;
}

export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}
