import type { BankRow } from "../bank/parse.ts";
import { wordsOf } from "../hearing/normalise.ts";

/** Whether two rows have a wording in common: kinds have some of their own that say the same. */
export function isTwin(one: BankRow, other: BankRow): boolean {
	const words = wordsIn(other);
	return [...wordsIn(one)].some((wording) => words.has(wording));
}

const known = new WeakMap<readonly unknown[], ReadonlySet<string>>();
/** The wordings of a row without their marks; the bank does not change. */
function wordsIn({ replies }: BankRow): ReadonlySet<string> {
	const found = known.get(replies) ?? new Set(replies.map(({ text }) => wordsOf(text.toLowerCase()).join(" ")));
	known.set(replies, found);
	return found;
}
