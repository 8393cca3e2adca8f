import { rowsOf } from "../bank/bank.ts";
import type { BankAct } from "../bank/bank-act.ts";
import type { BankRow } from "../bank/parse.ts";

/**
 * On another try: each stance with something else to say that has not been shown, from any reading of the turn; where there is
 * nothing of its tone, it keeps its place only in a set of two, or where it has not been shown.
 */
export function insteadOf(
	standing: readonly BankRow[],
	pool: readonly BankRow[],
	isAnew: (row: BankRow) => boolean,
): BankRow[] {
	const taken = new Set<string>();
	return standing.map((row) => {
		const other = isAnew(row)
			? undefined
			: pool.find((own) => own.tone === row.tone && own.intent !== row.intent && !taken.has(own.intent) && isAnew(own));
		const stand = other ? { ...other, required: true } : row;
		taken.add(stand.intent);
		return stand;
	});
}

/**
 * The stances every try must offer: what About Me says to it, the act's own rows, or one of the same tone when all their
 * wordings have been shown.
 */
export function requiredOf(act: BankAct, fresh: readonly BankRow[]): BankRow[] {
	return rowsOf(act)
		.filter((row) => row.required)
		.map((row) => {
			const known = fresh.find((other) => other.intent === aboutMeFor(row));
			const stand =
				known ??
				fresh.find((other) => other.intent === row.intent) ??
				fresh.find((other) => other.tone === row.tone) ??
				row;
			return { ...stand, tone: row.tone, required: true };
		});
}

/** The row that says the true yes or no in the place of a required one. To some questions yes is the bad answer. */
function aboutMeFor({ intent, tone }: BankRow): string {
	if (intent.endsWith("/yes")) return "anywhere/about-me-yes";
	if (intent.endsWith("/no")) return "anywhere/about-me-no";
	return tone === "positive" ? "anywhere/about-me-yes" : tone === "negative" ? "anywhere/about-me-no" : "";
}
