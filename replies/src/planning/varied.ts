import type { BankRow } from "../bank/parse.ts";
import { fewestTones } from "./fill-up.ts";

/** Rows with as many tones as a set of theirs holds at least: the last of those that share one give way to the best of another. */
export function varied(rows: readonly BankRow[], rest: readonly BankRow[], count: 2 | 4 | 6): BankRow[] {
	const set = [...rows];
	const lacking = [...rest];
	while (new Set(set.map(({ tone }) => tone)).size < fewestTones[count]) {
		const shared = set.findLastIndex(
			({ tone, required }, at) => !required && set.some((other, i) => i !== at && other.tone === tone),
		);
		const next = lacking.findIndex(({ tone }) => tone !== "neutral_final" && !set.some((row) => row.tone === tone));
		if (shared === -1 || next === -1) return set;
		set.splice(shared, 1, ...lacking.splice(next, 1));
	}
	return set;
}
